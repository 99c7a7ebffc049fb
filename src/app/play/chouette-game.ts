/** The game of a chouette as it is entered: who sits where, the cube, doubles and their answers, the result. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { teamOf, type Member, type Seats } from '../../core/chouette-places.ts';
import type { ChouetteState } from '../../core/chouette.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { afterAnswers, afterTake, allDropped, isBegun, mayDouble, resultOf, seatsNow, type Draft } from './chouette-draft.ts';
import { seatsStyles, seatsView } from './chouette-seats.ts';
import type { ChouetteSession } from './chouette-session.ts';
import { segments } from './form-fields.ts';
import { formStyles } from './form-style.ts';
import './team-question.ts';

const MULTIPLES = [1, 2, 3] as const;

/** What is being answered: the members' takes and drops, the team's votes, the box. */
type Question = 'none' | 'answers' | 'votes' | 'box';

@customElement('nard-chouette-game')
export class ChouetteGame extends LitElement {
  @property({ attribute: false }) session!: ChouetteSession;
  @state() private question: Question = 'none';
  @state() private winner: 'box' | 'team' = 'box';
  @state() private multiple: (typeof MULTIPLES)[number] = 1;

  static override styles = [baseStyles, controlStyles, formStyles, seatsStyles];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.cell]);
  }

  private ask(question: Question): void {
    this.question = question;
  }

  private enterAnswers(draft: Draft, team: readonly Member[], drops: readonly Member[]): void {
    if (drops.length === team.length) this.session.enter(allDropped(draft, drops));
    else this.session.setDraft(afterAnswers(draft, drops));
    this.ask('none');
  }

  private boxTakes(draft: Draft, takes: boolean): void {
    if (takes) this.session.setDraft(afterTake(draft));
    else this.session.enter(resultOf(draft, 'team', 1));
    this.ask('none');
  }

  private enterResult(draft: Draft): void {
    this.session.enter(resultOf(draft, this.winner, this.multiple));
    this.multiple = 1;
    this.ask('none');
  }

  private renderQuestion(chouette: ChouetteState, seats: Seats, draft: Draft): TemplateResult {
    const words = texts().chouette;
    const { players } = chouette;
    const team = teamOf(seats);
    const cancel = html`<button class="quiet" @click=${() => this.ask('none')}>${words.cancel}</button>`;
    switch (this.question) {
      case 'none':
        return html`<div class="line row wrap">
          <button ?disabled=${!mayDouble(draft, 'box')} @click=${() => this.ask('answers')}>${words.boxDoubles(draft.cube * 2)}</button>
          <button ?disabled=${!mayDouble(draft, 'team')} @click=${() => this.ask('votes')}>${words.teamDoubles(draft.cube * 2)}</button></div>`;
      case 'answers':
      case 'votes':
        return html`<nard-team-question .kind=${this.question} .players=${players} .team=${team} .stake=${draft.cube}
          @nard-said=${(event: CustomEvent<readonly Member[]>) => (this.question === 'answers' ? this.enterAnswers(draft, team, event.detail) : this.ask('box'))} @nard-cancel=${() => this.ask('none')}></nard-team-question>`;
      case 'box':
        return html`<h3>${words.boxAnswers(players[seats.box]!)}</h3><div class="line row wrap">
          <button class="primary" @click=${() => this.boxTakes(draft, true)}>${words.takes}</button>
          <button @click=${() => this.boxTakes(draft, false)}>${words.drops(draft.cube * team.length)}</button>${cancel}</div>`;
    }
  }

  override render(): TemplateResult | typeof nothing {
    const shown = this.session.cell.get();
    if (shown === 'loading' || shown === null || !shown.chouette.seats) return nothing;
    const { chouette, draft } = shown;
    const seats = seatsNow(chouette.seats!, draft);
    const words = texts().chouette;
    return html`<section>
      ${seatsView(chouette.settled.length + 1, chouette.players, seats, draft)}
      ${this.renderQuestion(chouette, seats, draft)}
      ${this.question !== 'none' ? nothing : html`
        <div class="line"><span class="words">${words.result}</span>${segments(words.result, ['box', 'team'] as const, this.winner, (each) => words.winner[each], (each) => { this.winner = each; })}</div>
        <div class="line"><span class="words">${words.win}</span>${segments(words.win, MULTIPLES, this.multiple, (each) => words.wins[chouette.options.game][each - 1]!, (each) => { this.multiple = each; })}</div>
        <div class="line"><span class="words muted small">${words.eachPays(draft.cube * this.multiple)}</span><button class="primary" @click=${() => this.enterResult(draft)}>${words.enterResult}</button></div>
        <div class="line"><span class="words muted small">${words.atBoardAbout}</span><button ?disabled=${isBegun(draft)} @click=${() => void this.session.playAtBoard()}>${icon('play')}${words.atBoard}</button></div>`}
    </section>`;
  }
}
