/** Everybody who still has to throws a die for his place. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { throwers, type Member } from '../../core/chouette-places.ts';
import type { ChouetteAction, ChouetteState } from '../../core/chouette.ts';
import { DICE, type Die, type Roll } from '../../core/dice.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { segments } from './form-fields.ts';
import { formStyles } from './form-style.ts';

@customElement('nard-chouette-places')
export class ChouettePlaces extends LitElement {
  @property({ attribute: false }) chouette!: ChouetteState;
  @property({ attribute: false }) throwDice: () => Roll = () => [1, 1];
  @property({ attribute: false }) enter: (action: ChouetteAction) => unknown = () => {};
  @state() private dice: ReadonlyMap<Member, Die> = new Map();
  @state() private wrong = '';

  static override styles = [baseStyles, controlStyles, formStyles, css`.again { padding-bottom: 8px; }`];

  constructor() {
    super();
    new LanguageController(this);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chouette')) this.dice = new Map();
  }

  private set(member: Member, die: Die): void {
    this.wrong = '';
    this.dice = new Map([...this.dice, [member, die]]);
  }

  private throwAll(): void {
    this.wrong = '';
    this.dice = new Map(throwers(this.chouette.places).map((member) => [member, this.throwDice()[0]]));
  }

  private send(): void {
    const members = throwers(this.chouette.places);
    if (members.some((member) => !this.dice.has(member))) this.wrong = texts().chouette.dieMissing;
    else this.enter({ kind: 'places', dice: members.map((member) => ({ member, die: this.dice.get(member)! })) });
  }

  override render(): TemplateResult {
    const words = texts().chouette;
    const { players, places } = this.chouette;
    return html`<section><h2>${words.places}</h2><p class="muted small help">${words.placesAbout}</p>
      ${places.length > 1 ? html`<p class="again">${words.again}</p>` : nothing}
      ${throwers(places).map((member) => html`<div class="line"><span class="words">${players[member]}</span>
        ${segments<Die | null>(words.dieOf(players[member]!), DICE, this.dice.get(member) ?? null, String, (die) => this.set(member, die!))}</div>`)}
      <p class="wrong small" role="alert">${this.wrong}</p>
      <div class="line row wrap"><button @click=${() => this.throwAll()}>${icon('roll')}${words.throwAll}</button><button class="primary" @click=${() => this.send()}>${words.placesEnter}</button></div>
    </section>`;
  }
}
