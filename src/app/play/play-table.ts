/** The table: the board, what can be done, and what has happened. Fires `nard-team` with what the team of a chouette has decided. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ChouetteAction } from '../../core/chouette.ts';
import { teamOf, type Member } from '../../core/chouette-places.ts';
import { isPossible } from '../../core/game-play.ts';
import { seenBy, situationNow } from '../../core/game-state.ts';
import type { Play } from '../../core/play.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Result } from '../../core/result.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import '../../elements/board/define.ts';
import { refusalText } from '../../elements/board/refusal-text.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { boardShown, namesFor, ownMove, type PlayNames } from './board-side.ts';
import './dice-field.ts';
import './game-list.ts';
import './play-field.ts';
import type { PlaySession, PlayState } from './play-session.ts';
import { isHumanTurn, isTeamAsked, mainAction, otherActions, type ActionHost, type TableAction } from './table-actions.ts';
import './resign-dialog.ts';
import type { ResignDialog } from './resign-dialog.ts';
import './score-card.ts';
import { tableStyles } from './table-style.ts';
import './team-question.ts';
import './fair-card.ts';
import { lastText, resultReason, statusText, type TurnState } from './play-words.ts';
import { hasEngine } from './play-setup.ts';
import type { Table } from './saved-play.ts';

type Playing = Extract<PlayState, { kind: 'playing' }>;

@customElement('nard-play-table')
export class PlayTable extends LitElement implements ActionHost {
  @property({ attribute: false }) session!: Session;
  /** What is on the table: the match, or the game of the chouette. */
  @property({ attribute: false }) play!: PlaySession;
  /** Why the step that was tried last is not allowed. */
  @state() private refused = '';
  /** The team of a chouette is asked whether it doubles. */
  @state() private voting = false;
  /** What the players add to the dice of this game. */
  private words = '';
  @query('nard-board') readonly board!: NardBoard | null;
  @query('.main') private readonly main!: HTMLButtonElement | null;
  @query('nard-resign-dialog') private readonly resignDialog!: ResignDialog;
  private wasMoving = false;

  static override styles = [baseStyles, controlStyles, tableStyles];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.play.cell, this.session.settings, this.session.bottom]);
  }

  private get playing(): Playing | null {
    const state = this.play.cell.get();
    return state.kind === 'playing' ? state : null;
  }

  /** A hand or a keyboard may move checkers now. */
  private isMoving({ match: { game }, setup, clock }: Table): boolean {
    return game.phase === 'move' && setup.seats[game.turn!] === 'human' && !clock?.paused;
  }

  private turnState(table: Table): TurnState {
    const { game } = table.match;
    if (game.phase !== 'move') return { complete: false };
    return { complete: game.illegal || this.play.bookOf(table).nextSteps(seenBy(game, game.turn!), game.roll!, game.steps).length === 0 };
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const table = this.playing?.table;
    if (table && table.match.game.phase !== 'move') this.refused = '';
    if (table && table.match.game.phase !== 'roll') this.voting = false;
  }

  /** The keyboard follows the game: from the board to the next thing to do, and back. */
  override updated(): void {
    const table = this.playing?.table;
    if (!table) return;
    const moving = this.isMoving(table);
    const onBoard = this.board?.matches(':focus-within, :focus') ?? false;
    if (this.wasMoving && !moving && onBoard) this.main?.focus({ preventScroll: true });
    this.wasMoving = moving;
  }

  // ---- what the actions do

  async roll(byKeyboard: boolean): Promise<void> {
    await this.play.throwDice(this.words);
    this.words = '';
    await this.updateComplete;
    await this.board?.updateComplete;
    const table = this.playing?.table;
    if (byKeyboard && table && this.isMoving(table)) this.board?.focus({ preventScroll: true });
  }

  pickUp(): void {
    const table = this.playing?.table;
    if (!table) return;
    if (this.turnState(table).complete) this.play.act({ kind: 'pickUp' });
    else this.refused = texts().errors.play_unfinished({});
  }

  undo(): void {
    this.refused = '';
    if (!this.board?.undo()) this.play.act({ kind: 'undo' });
  }

  resign(): void {
    this.resignDialog.show();
  }

  newMatch(): void {
    this.dispatchEvent(new CustomEvent('nard-new'));
  }

  review(): void {
    this.session.intake.reviewPlayed(this.play);
  }

  askTeam(): void {
    this.voting = true;
  }

  private tellTeam(action: ChouetteAction): void {
    this.dispatchEvent(new CustomEvent<ChouetteAction>('nard-team', { detail: action }));
  }

  /** The decision in hand on the Analyse board; the game waits here. */
  private analyse({ match }: Table): void {
    const situation = situationNow(match.game);
    if (situation) this.session.openSituation(situation);
  }

  private step(steps: Play): void {
    this.refused = '';
    this.play.step(steps);
  }

  private refuse(refusal: Refusal): void {
    const table = this.playing?.table;
    if (table?.match.game.phase === 'move') this.refused = refusalText(refusal, this.names(table)(table.match.game.turn!));
  }

  private names({ match }: Table): PlayNames {
    return namesFor(match, this.session.settings.get());
  }

  private enter(text: string): Result<void> {
    const { match } = this.playing!.table;
    return this.play.enter(text, (move) => ownMove(move, match, this.session.settings.get(), match.game.turn!));
  }

  // ---- what is shown

  private renderBoard(table: Table): TemplateResult {
    const { match, setup } = table;
    const { game } = match;
    const settings = this.session.settings.get();
    const { numbers, pips } = settings;
    const scheme = schemeOf(match.options.game, match.options.preset, settings);
    const bottom = this.session.bottom.get();
    const moving = this.isMoving(table) && !game.illegal;
    const shown = boardShown(match, bottom, settings, !moving);
    // Numbers of the person who plays the engine; of whose turn it is where two people sit at one board.
    const person = setup.seats[bottom] === 'human' ? 'bottom' : 'turn';
    return html`<nard-board
      .setup=${shown.setup} .turn=${shown.turn} .roll=${game.roll} .phase=${shown.phase} .cube=${shown.cube} .score=${shown.score} .mode=${moving ? 'play' : 'view'}
      .perspective=${shown.perspective} .direction=${shown.direction} .numbering=${scheme === 'own' && hasEngine(setup) ? person : numberingOf(scheme)} .ruleBook=${this.play.bookOf(table)} .made=${game.steps} .confirm=${true}
      .show=${['dice', 'score', 'turn', ...(match.options.terms.cube ? (['cube'] as const) : []), ...(numbers ? (['numbers'] as const) : []), ...(pips ? (['pips'] as const) : [])]}
      @nard-step=${(event: CustomEvent<{ steps: Play }>) => this.step(event.detail.steps)}
      @nard-undo=${() => { this.refused = ''; this.play.act({ kind: 'undo' }); }}
      @nard-refused=${(event: CustomEvent<{ refusal: Refusal }>) => this.refuse(event.detail.refusal)}
      @nard-play=${() => this.play.act({ kind: 'pickUp' })}></nard-board>`;
  }

  private renderAction({ label, name, run, primary, disabled, title }: TableAction, isMain: boolean): TemplateResult {
    return html`<button class="${primary ? 'primary' : ''} ${isMain ? 'main' : ''}" title=${title ?? nothing} aria-disabled=${disabled ? 'true' : nothing}
      @keydown=${(event: KeyboardEvent) => { if (event.repeat && event.key === 'Enter') event.preventDefault(); }}
      @click=${(event: MouseEvent) => { if (!disabled) run(event.detail === 0); }}>${icon(name)}<span>${label}</span></button>`;
  }

  private renderActions(playing: Playing, turn: TurnState): TemplateResult {
    const main = mainAction(playing, turn, this, this.play);
    const others = otherActions(playing, this, this.play);
    return html`<div class="actions ${others.length > 1 ? 'many' : ''}" role="group" aria-label=${texts().play.actions.label}>
      ${others.map((action) => this.renderAction(action, false))}
      ${main ? this.renderAction(main, true) : nothing}
    </div>`;
  }

  private renderStatus({ table, thinking, trouble }: Playing, turn: TurnState): TemplateResult {
    const words = texts().play.actions;
    const { match } = table;
    const over = match.game.phase === 'over';
    return html`<div class="status card ${over ? 'over' : ''}">
      <div role="status" aria-live="polite"><p class="last muted">${over ? resultReason(match) : lastText(match, this.names(table))}</p><h2>${statusText(table, turn, thinking, this.names(table))}</h2></div>
      <p class="refused" role="alert">${trouble ? texts().errors[trouble.code](trouble.facts) : this.refused}</p>
      ${trouble ? html`<div class="row wrap"><button @click=${() => this.play.drive()}>${icon('again')}${words.retry}</button>
        <button @click=${() => this.play.takeOver()}>${icon('people')}${words.takeOver}</button></div>` : nothing}
    </div>`;
  }

  private renderTeam({ match: { game }, chouette }: Table, asked: boolean): TemplateResult | typeof nothing {
    if (!chouette?.seats || !(asked || this.voting)) return nothing;
    const team = teamOf(chouette.seats);
    const decide = (said: readonly Member[]): void => this.tellTeam(asked ? { kind: 'teamAnswer', takes: team.filter((member) => !said.includes(member)), drops: said } : { kind: 'teamDouble', agreed: said });
    return html`<nard-team-question class="card team" .kind=${asked ? 'answers' : 'votes'} .players=${chouette.players} .team=${team} .stake=${game.cube.value} .canCancel=${!asked}
      @nard-said=${(event: CustomEvent<readonly Member[]>) => decide(event.detail)} @nard-cancel=${() => { this.voting = false; }}></nard-team-question>`;
  }

  private renderFields({ table }: Playing): TemplateResult | typeof nothing {
    const { match, setup } = table;
    const { game, options } = match;
    const throws = !table.clock?.paused && (game.phase === 'start' || game.phase === 'roll' || (game.phase === 'move' && game.claim === null && game.steps.length === 0 && !game.illegal));
    const plays = game.phase === 'move' && isPossible(game, 'enter') && setup.seats[game.turn!] === 'human';
    return html`<div class="fields">
      ${options.dice === 'typed' ? html`<nard-dice-field .match=${match} .idle=${!throws} @nard-dice=${(event: CustomEvent<Parameters<PlaySession['typeDice']>[0]>) => this.play.typeDice(event.detail)}></nard-dice-field>` : nothing}
      <nard-play-field class=${plays ? '' : 'idle'} .enter=${(text: string) => this.enter(text)} .idle=${!plays}></nard-play-field></div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { playing } = this;
    if (!playing) return nothing;
    const { table } = playing;
    const turn = this.turnState(table);
    const words = texts().play;
    const { match, setup } = table;
    return html`<div class="screen">
      ${table.chouette ? nothing : html`<h1 class="unseen">${words.title}</h1>`}
      <div class="board-column">
        <div class="board">${this.renderBoard(table)}</div>
        ${this.renderActions(playing, turn)}
      </div>
      <div class="side">
        <nard-score-card class="card" .table=${table} .now=${this.session.services.now} @nard-pause=${() => this.play.pauseClock()}></nard-score-card>
        ${this.renderStatus(playing, turn)}
        ${this.renderTeam(table, isTeamAsked(table))}
        ${this.renderFields(playing)}
        <nard-game-list class="card" .match=${match} .names=${this.names(table)}></nard-game-list>
        <nard-fair-card class="card" .table=${table} .check=${(game: number) => this.play.checkDice(game)} @nard-words=${(event: CustomEvent<string>) => { this.words = event.detail; }}></nard-fair-card>
        ${hasEngine(setup) ? html`<p class="muted small">${words.engineNote[match.options.game]}</p>` : nothing}
        <div class="row wrap more">
          <button class="quiet" ?disabled=${!isHumanTurn(playing) || !isPossible(match.game, 'resign')} @click=${() => this.resign()}>${icon('flag')}${words.actions.resign}</button>
          <button class="quiet" ?disabled=${!isHumanTurn(playing) || situationNow(match.game) === null} @click=${() => this.analyse(table)}>${icon('analyse')}${words.actions.analyse}</button>
          <button class="quiet" @click=${() => this.session.turnBoards()}>${icon('flip')}${words.actions.flip}</button>
          ${table.chouette ? nothing : html`<button class="quiet" @click=${() => this.newMatch()}>${icon('plus')}${words.actions.newMatch}</button>`}
        </div>
      </div>
      <nard-resign-dialog .table=${table} @nard-resign=${(event: CustomEvent<Parameters<PlaySession['act']>[0]>) => this.play.act(event.detail)}></nard-resign-dialog>
    </div>`;
  }
}

