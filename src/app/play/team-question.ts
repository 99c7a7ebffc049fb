/** Asks each member of a chouette's team. Fires `nard-said` with those who agree to double, or who drop; `nard-cancel`. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Member } from '../../core/chouette-places.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { segments, toggle } from './form-fields.ts';
import { formStyles } from './form-style.ts';

@customElement('nard-team-question')
export class TeamQuestion extends LitElement {
  /** The box has doubled, or the team might. */
  @property() kind: 'answers' | 'votes' = 'answers';
  @property({ attribute: false }) players: readonly string[] = [];
  /** Who is in the game. */
  @property({ attribute: false }) team: readonly Member[] = [];
  /** Before the double. */
  @property({ attribute: false }) stake = 1;
  @property({ attribute: false }) canCancel = true;
  @state() private said: readonly Member[] = [];

  static override styles = [baseStyles, controlStyles, formStyles, css`
    :host(.team) { padding: 8px 20px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private say(member: Member, yes: boolean): void {
    this.said = yes ? [...this.said, member] : this.said.filter((each) => each !== member);
  }

  private enter(): void {
    const said = this.team.filter((member) => this.said.includes(member));
    this.said = [];
    this.dispatchEvent(new CustomEvent<readonly Member[]>('nard-said', { detail: said }));
  }

  override render(): TemplateResult {
    const words = texts().chouette;
    const { players, team, said, stake } = this;
    const answers = this.kind === 'answers';
    return html`<h3>${answers ? words.answers : words.votes}</h3>
      ${team.map((member) => (answers
        ? html`<div class="line"><span class="words">${players[member]}</span>
          ${segments(players[member]!, [false, true], said.includes(member), (drops) => (drops ? words.drops(stake) : words.takes), (drops) => this.say(member, drops))}</div>`
        : toggle(words.agrees(players[member]!), '', said.includes(member), (yes) => this.say(member, yes))))}
      <div class="line row wrap"><button class="primary" ?disabled=${!answers && said.length < team.length} @click=${() => this.enter()}>${answers ? words.enterAnswers : words.enterVotes}</button>
        ${this.canCancel ? html`<button class="quiet" @click=${() => this.dispatchEvent(new CustomEvent('nard-cancel'))}>${words.cancel}</button>` : nothing}</div>`;
  }
}
