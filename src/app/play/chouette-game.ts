/** The game of a chouette as it is entered: who sits where, the cube, doubles and their answers, the result. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { captainOf, teamOf, type Member, type Seats } from '../../core/chouette-places.ts';
import type { ChouetteState } from '../../core/chouette.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { Watching } from '../cell.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { afterAnswers, afterTake, allDropped, mayDouble, resultOf, seatsNow, type Draft } from './chouette-draft.ts';
import type { ChouetteSession } from './chouette-session.ts';
import { segments, toggle } from './form-fields.ts';
import { formStyles } from './form-style.ts';

const MULTIPLES = [1, 2, 3] as const;

/** What is being answered: the members' takes and drops, the team's votes, the box. */
type Question = 'none' | 'answers' | 'votes' | 'box';

@customElement('nard-chouette-game')
export class ChouetteGame extends LitElement {
  @property({ attribute: false }) session!: ChouetteSession;
  @state() private question: Question = 'none';
  /** Members who have said yes: agree to a double, or drop. */
  @state() private said: readonly Member[] = [];
  @state() private winner: 'box' | 'team' = 'box';
  @state() private multiple: (typeof MULTIPLES)[number] = 1;

  static override styles = [baseStyles, controlStyles, formStyles, css`
    dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; margin: 8px 0 12px; }
    dt { color: var(--nard-muted); } dd { margin: 0; font-weight: 600; }
    .out { color: var(--nard-muted); font-weight: 400; text-decoration: line-through; }
    .cube { display: inline-grid; place-items: center; min-width: 34px; height: 30px; padding: 0 6px; border: 1.5px solid var(--nard-edge); border-radius: 6px; font-weight: 650; }
    .cube-words { font-weight: 400; color: var(--nard-muted); margin-left: 8px; }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.cell]);
  }

  private ask(question: Question): void {
    this.question = question;
    this.said = [];
  }

  private say(member: Member, yes: boolean): void {
    this.said = yes ? [...this.said, member] : this.said.filter((each) => each !== member);
  }

  private enterAnswers(draft: Draft, team: readonly Member[]): void {
    if (this.said.length === team.length) this.session.enter(allDropped(draft, this.said));
    else this.session.setDraft(afterAnswers(draft, this.said));
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

  private renderSeats({ players, settled }: ChouetteState, seats: Seats, draft: Draft): TemplateResult {
    const words = texts().chouette;
    const captain = captainOf(seats);
    const where = draft.owner === null ? words.cubeCentred : draft.owner === 'box' ? words.cubeOfBox : words.cubeOfTeam;
    return html`<h2>${words.gameNumber(settled.length + 1)}</h2><dl>
      <dt>${words.box}</dt><dd>${players[seats.box]}</dd>
      <dt>${words.captain}</dt><dd>${players[captain]}</dd>
      <dt>${words.queue}</dt><dd>${seats.queue.filter((member) => member !== captain).map((member, at) => html`${at > 0 ? ', ' : nothing}${seats.out.includes(member) ? html`<span class="out" title=${words.out}>${players[member]}</span>` : players[member]}`)}</dd>
      <dt>${words.cube(draft.cube)}</dt><dd><span class="cube">${draft.cube === 1 ? 64 : draft.cube}</span><span class="cube-words">${where}</span></dd>
    </dl>`;
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
        return html`<h3>${words.answers}</h3>${team.map((member) => html`<div class="line"><span class="words">${players[member]}</span>
          ${segments(players[member]!, [false, true], this.said.includes(member), (drops) => (drops ? words.drops(draft.cube) : words.takes), (drops) => this.say(member, drops))}</div>`)}
          <div class="line row wrap"><button class="primary" @click=${() => this.enterAnswers(draft, team)}>${words.enterAnswers}</button>${cancel}</div>`;
      case 'votes':
        return html`<h3>${words.votes}</h3>${team.map((member) => toggle(words.agrees(players[member]!), '', this.said.includes(member), (yes) => this.say(member, yes)))}
          <div class="line row wrap"><button class="primary" ?disabled=${this.said.length < team.length} @click=${() => this.ask('box')}>${words.enterVotes}</button>${cancel}</div>`;
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
      ${this.renderSeats(chouette, seats, draft)}
      ${this.renderQuestion(chouette, seats, draft)}
      ${this.question !== 'none' ? nothing : html`
        <div class="line"><span class="words">${words.result}</span>${segments(words.result, ['box', 'team'] as const, this.winner, (each) => words.winner[each], (each) => { this.winner = each; })}</div>
        <div class="line"><span class="words">${words.win}</span>${segments(words.win, MULTIPLES, this.multiple, (each) => words.wins[chouette.options.game][each - 1]!, (each) => { this.multiple = each; })}</div>
        <div class="line"><span class="words muted small">${words.eachPays(draft.cube * this.multiple)}</span><button class="primary" @click=${() => this.enterResult(draft)}>${words.enterResult}</button></div>`}
    </section>`;
  }
}
