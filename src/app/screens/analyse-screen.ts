/** Analyse: a board, and the answer to the one question it asks. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Roll } from '../../core/dice.ts';
import { startOf } from '../../core/game-start.ts';
import { pointNames, type Numbering as Scheme } from '../../core/numbering.ts';
import { cubeOf } from '../../core/preset-board.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import { otherPlayer } from '../../core/situation.ts';
import type { NardBoard } from '../../elements/board/define.ts';
import '../../elements/board/define.ts';
import type { Arrow } from '../../elements/board/draw-arrows.ts';
import { refusalText } from '../../elements/board/refusal-text.ts';
import '../../elements/position-input/define.ts';
import type { GivenFiles, GivenText, NardPositionInput } from '../../elements/position-input/nard-position-input.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { makeSituationId } from '../../formats/situation-id.ts';
import { texts } from '../../i18n/index.ts';
import { canUndo, isDance, type AnalyseState } from '../analyse-state.ts';
import { directionOf, numberingOf, schemeOf } from '../board-look.ts';
import { Watching } from '../cell.ts';
import { copyAndTell } from '../copy.ts';
import { presetOf, withRoll, withScore, withSetup, type Draft } from '../draft.ts';
import '../edit-strip.ts';
import { icon } from '../icons.ts';
import { loadOrTell } from '../load-or-tell.ts';
import { firstPlays } from '../rollout-question.ts';
import { EXPLORED, type Explored } from '../routes.ts';
import type { Session } from '../session.ts';
import { idsOf, type IdName } from '../share/ids.ts';
import { Stages } from '../stages.ts';
import { findTyped, readTurn } from '../typed-turn.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import './answer-panel.ts';
import { analyseStyles } from './analyse-style.ts';

/** What a puzzle made of the board asks. */
const PUZZLES = ['best', 'win', 'pips', 'hits', 'dances'] as const;

@customElement('nard-analyse-screen')
export class AnalyseScreen extends LitElement {
  @property({ attribute: false }) session!: Session;
  /** Steps of an unfinished play lie on the board. */
  @state() private stepping = false;
  /** Why the last step that was tried is not allowed; of the draft it was tried on. */
  @state() private refused: { readonly draft: Draft; readonly text: string } | null = null;
  /** The candidate pointed at. */
  @state() private hinted: LegalPlay | null = null;
  /** The drawer’s code comes when it is first opened. */
  @state() private drawer: 'missing' | 'loading' | 'loaded' | 'failed' = 'missing';
  /** Explore stands in the answer’s place; its code comes when it is first wanted. */
  @state() private explorer: 'missing' | 'loading' | 'loaded' | 'failed' = 'missing';
  /** The board, what is under it, the answer. */
  private readonly stages = new Stages(this, () => 2);
  @query('nard-board') private readonly board!: NardBoard;

  static override styles = [baseStyles, controlStyles, analyseStyles];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.analyse.cell, this.session.route, this.session.settings, this.session.facts.info, this.session.facts.longInfo, this.session.bottom, this.session.rollout.cell]);
  }

  private get state(): AnalyseState {
    return this.session.analyse.cell.get();
  }

  private undo(): void {
    if (!this.board.undo()) this.session.analyse.undo();
  }

  private tryPlay(play: LegalPlay | null): void {
    this.stepping = false;
    this.hinted = null;
    this.session.analyse.tryPlay(play);
  }

  private get scheme(): Scheme {
    const { draft } = this.state;
    return schemeOf(draft.setup.game, draft.preset, this.session.settings.get());
  }

  private arrows(): readonly Arrow[] {
    return this.hinted && !this.state.tried ? this.hinted.play.map(({ from, to }) => ({ from, to })) : [];
  }

  private renderBoard(): TemplateResult {
    const { draft, tried, editing, checked } = this.state;
    const settings = this.session.settings.get();
    const { numbers, pips } = settings;
    const { game } = draft.setup;
    const mode = editing ? 'edit' : checked.ok && draft.roll && !tried ? 'play' : 'view';
    return html`<nard-board
      .setup=${tried?.result ?? draft.setup} .turn=${draft.turn} .roll=${draft.roll} .phase=${draft.phase} .preset=${draft.preset ?? null} .cube=${cubeOf(game, draft.cube)} .score=${draft.score} .mode=${mode} .perspective=${this.session.bottom.get()}
      .direction=${directionOf(game, settings)} .numbering=${numberingOf(this.scheme)} .ruleBook=${this.session.services.bookOf(game, presetOf(draft))} .arrows=${this.arrows()}
      .show=${['dice', 'cube', 'score', 'turn', ...(numbers ? (['numbers'] as const) : []), ...(pips ? (['pips'] as const) : [])]}
      @nard-step=${(event: CustomEvent<{ complete: boolean }>) => { this.stepping = !event.detail.complete; this.refused = null; }}
      @nard-undo=${(event: CustomEvent<{ done: readonly unknown[] }>) => { this.stepping = event.detail.done.length > 0; this.refused = null; }}
      @nard-refused=${(event: CustomEvent<{ refusal: Refusal }>) => { this.refused = { draft, text: refusalText(event.detail.refusal, pointNames(this.scheme, game, draft.turn)) }; }}
      @nard-play=${(event: CustomEvent<LegalPlay>) => this.tryPlay(event.detail)}
      @nard-position-change=${(event: CustomEvent<{ setup: AnalyseState['draft']['setup'] }>) => this.session.analyse.edit((before) => withSetup(before, event.detail.setup))}
    ></nard-board>`;
  }

  protected override willUpdate(): void {
    if (this.session.rollout.cell.get().isOpen && this.drawer === 'missing') void this.loadDrawer();
    if (this.isExploring && this.explorer === 'missing') void this.loadExplorer();
  }

  /** What Explore shows, as the address says; null = it is closed. */
  private get explored(): Explored | null {
    const route = this.session.route.get();
    return route.screen === 'analyse' ? (route.explored ?? null) : null;
  }

  private explore(exploring: boolean): void {
    this.session.explore(exploring ? (this.explored ?? EXPLORED[0]) : null);
    if (exploring && this.explorer === 'failed') void this.loadExplorer();
  }

  private async loadExplorer(): Promise<void> {
    this.explorer = 'loading';
    this.explorer = await import('../explore/explore-panel.ts').then(() => 'loaded' as const, () => 'failed' as const);
  }

  /** Of short nard: the answer, or what else the board has to tell. */
  private renderTabs(): TemplateResult | typeof nothing {
    const words = texts().explore;
    if (this.state.draft.setup.game !== 'short') return nothing;
    const tab = (name: string, exploring: boolean): TemplateResult => html`<button aria-pressed=${(this.explored !== null) === exploring} @click=${() => this.explore(exploring)}>${name}</button>`;
    return html`<div slot="tabs" class="tabs"><div class="segments" role="group" aria-label=${words.tabs}>${tab(words.answer, false)}${tab(words.title, true)}</div></div>`;
  }

  private get isExploring(): boolean {
    return this.explored !== null && this.state.draft.setup.game === 'short';
  }

  private renderExplore(): TemplateResult | typeof nothing {
    const words = texts().app;
    if (!this.isExploring || this.session.rollout.cell.get().isOpen) return nothing;
    const { checked } = this.state;
    if (this.explorer === 'loaded') {
      return html`<nard-explore-panel class="card" .session=${this.session} .situation=${checked.ok ? checked.value : null} .scheme=${this.scheme} .section=${this.explored ?? EXPLORED[0]}
        @nard-explore=${(event: CustomEvent<Explored>) => this.session.explore(event.detail)}
        @nard-dice=${(event: CustomEvent<Roll>) => this.session.analyse.edit((before) => withRoll(before, event.detail))}>${this.renderTabs()}</nard-explore-panel>`;
    }
    return html`<div class="card room">${this.renderTabs()}${this.explorer === 'failed' ? html`<div class="missing"><p role="alert">${words.screenMissing}</p><button @click=${() => void this.loadExplorer()}>${words.analyse.retry}</button></div>` : nothing}</div>`;
  }

  private async loadDrawer(): Promise<void> {
    this.drawer = 'loading';
    this.drawer = await import('./rollout-drawer.ts').then(() => 'loaded' as const, () => 'failed' as const);
  }

  private readonly openRollout = (): void => this.session.rollout.open(firstPlays(this.state));

  /** Under the answer: what is kept of a rollout of this board, and the way to it. */
  private renderRolloutLine(): TemplateResult {
    const words = texts().rollout.panel;
    const { question, result, work } = this.session.rollout.cell.get();
    const open = question?.mayDecide ? words.openDecision : words.open;
    return html`<div class="rollout-line"><button ?disabled=${!question} @click=${this.openRollout}>${icon('rollout')}${result ? words.show({ trials: result.trials }) : open}</button>
      ${work === 'none' ? nothing : html`<span class="muted small">${words.states.running}</span>`}</div>`;
  }

  private async makePuzzle(kind: (typeof PUZZLES)[number]): Promise<void> {
    const code = await loadOrTell(() => import('../train/puzzle-here.ts'), this.session.notices);
    await code?.addBoardPuzzle(this.session, kind);
  }

  private async playOut(): Promise<void> {
    const { checked } = this.state;
    const code = await loadOrTell(() => import('../play/play-out.ts'), this.session.notices);
    if (checked.ok) await code?.playOut(this.session, checked.value);
  }

  /** What the board may be asked later, in Train, and the way on to the Play screen. */
  private renderPuzzleLine(): TemplateResult {
    const words = texts().study.puzzle;
    const kinds = PUZZLES.filter((kind) => kind !== 'hits' || this.state.draft.setup.game === 'short');
    return html`<form class="puzzle-line" @submit=${(event: Event) => {
      event.preventDefault();
      void this.makePuzzle((event.target as HTMLFormElement).querySelector('select')!.value as (typeof PUZZLES)[number]);
    }}><select aria-label=${words.kind}>${kinds.map((kind) => html`<option value=${kind}>${words.kinds[kind]}</option>`)}</select><button ?disabled=${!this.state.checked.ok}>${icon('train')}${words.make}</button>
      <button type="button" class="quiet" title=${texts().study.playOut.about} ?disabled=${!this.state.checked.ok || !startOf(this.state.checked.value)} @click=${() => void this.playOut()}>${icon('play')}${texts().study.playOut.name}</button></form>`;
  }

  private renderDrawer(): TemplateResult | typeof nothing {
    const words = texts().app;
    if (!this.session.rollout.cell.get().isOpen) return nothing;
    if (this.drawer === 'loaded') return html`<nard-rollout-drawer class="card" .session=${this.session} .scheme=${this.scheme}></nard-rollout-drawer>`;
    return this.drawer === 'failed'
      ? html`<div class="card room missing"><p role="alert">${words.screenMissing}</p><button @click=${() => void this.loadDrawer()}>${words.analyse.retry}</button> <button @click=${() => this.session.rollout.close()}>${texts().rollout.panel.close}</button></div>`
      : html`<div class="card room"></div>`;
  }

  private renderActions(): TemplateResult {
    const words = texts().app.analyse;
    const { sides } = texts().app;
    const { draft, tried, editing, checked } = this.state;
    const { analyse } = this.session;
    const passes = tried !== null || isDance(this.state);
    const next = sides[otherPlayer(draft.turn)];
    return html`<div class="actions">
      <button aria-pressed=${editing} @click=${() => analyse.setEditing(!editing)}>${icon(editing ? 'check' : 'edit')}<span>${editing ? words.editDone : words.edit}</span></button>
      <button ?disabled=${!this.stepping && !canUndo(this.state)} @click=${this.undo}>${icon('undo')}<span>${texts().app.undo}</span></button>
      <button ?disabled=${!passes} @click=${() => analyse.pass()}>${icon('next')}<span class="wide-only">${words.next(next)}</span><span class="narrow-only">${words.nextShort}</span></button>
      <button class="primary" ?disabled=${!checked.ok || draft.phase === 'over'} @click=${() => analyse.roll()}>
        ${icon('roll')}<span>${words.roll}</span></button>
      <button class="narrow-only icon-only" aria-label=${texts().rollout.panel.open} title=${texts().rollout.panel.open} ?disabled=${!this.session.rollout.cell.get().question} @click=${this.openRollout}>${icon('rollout')}</button>
      <span class="wide-only grow"></span>
      <button class="wide-only quiet" @click=${() => this.session.turnBoards()}>${icon('flip')}${words.flip}</button>
      <button class="wide-only quiet" ?disabled=${!checked.ok} @click=${this.share}>${icon('share')}${texts().share.open}</button>
      <button class="wide-only quiet" ?disabled=${!checked.ok} @click=${() => void this.session.intake.savePosition()}>${icon('save')}${words.save}</button>
    </div>`;
  }

  private readonly share = (): void => {
    const { state } = this;
    if (!state.checked.ok) return;
    this.session.share.open({ situation: state.checked.value, arrows: this.arrows(), match: null, puzzle: async () => (await import('../train/make-puzzles.ts')).puzzleOfBoard(state) });
  };

  private async copy(kind: IdName): Promise<void> {
    const { checked } = this.state;
    const found = checked.ok && idsOf(checked.value).find(({ name }) => name === kind);
    if (found) await copyAndTell(this.session.notices, texts().app.analyse[kind], found.id);
  }

  /** Dice and plays are for this board, all else is for whatever reads it. */
  private readonly given = (event: CustomEvent<GivenText>): void => {
    const { text, name } = event.detail;
    const { session } = this;
    const { checked } = this.state;
    const turn = name === null && checked.ok && checked.value.phase !== 'over' ? readTurn(text) : null;
    if (!turn || !checked.ok) {
      void session.intake.openText(text, name);
      return;
    }
    const situation = { ...checked.value, roll: turn.roll ?? checked.value.roll };
    if (turn.play !== null && !situation.roll) return session.notices.show({ kind: 'error', text: texts().app.analyse.typeDice });
    const book = session.services.bookOf(situation.position.game, presetOf(this.state.draft));
    const play = turn.play === null ? null : findTyped(turn.play, situation, numberingOf(this.scheme), book);
    if (play && !play.ok) return session.notices.tellError(play.error);
    session.notices.forgetError();
    (event.target as NardPositionInput).forget();
    if (turn.roll) session.analyse.edit((before) => withRoll(before, turn.roll));
    if (play) {
      session.analyse.setEditing(false);
      this.tryPlay(play.value);
    }
  };

  private renderIds(): TemplateResult {
    const words = texts().app.analyse;
    const { checked } = this.state;
    return html`<div class="ids">
      <nard-position-input class="grow" .value=${checked.ok ? makeSituationId(checked.value) : ''} @nard-text=${this.given}
        @nard-files=${(event: CustomEvent<GivenFiles>) => void this.session.intake.openFiles(event.detail.files)}></nard-position-input>
      ${this.state.draft.setup.game === 'long'
        ? html`<button ?disabled=${!checked.ok} @click=${() => void this.copy('longId')}>${icon('copy')}${words.copyLongId}</button>`
        : html`<button ?disabled=${!checked.ok} @click=${() => void this.copy('gnubgId')}>${icon('copy')}${words.copyGnubg}</button>
      <button ?disabled=${!checked.ok} @click=${() => void this.copy('xgid')}>${icon('copy')}${words.copyXgid}</button>`}
      <button class="narrow-only" @click=${() => this.session.turnBoards()}>${icon('flip')}${words.flip}</button>
      <button class="narrow-only" ?disabled=${!checked.ok} @click=${this.share}>${icon('share')}${texts().share.open}</button>
      <button class="narrow-only" ?disabled=${!checked.ok} @click=${() => void this.session.intake.savePosition()}>${icon('save')}${words.save}</button>
    </div>`;
  }

  override render(): TemplateResult {
    const { draft, editing } = this.state;
    const { analyse, settings } = this.session;
    return html`<div class="screen">
      <h1 class="unseen">${texts().app.analyse.title}</h1>
      <div class="board-column">
        <div class="board">${this.renderBoard()}</div>
        ${this.renderActions()}
        ${this.stages.reached < 1 ? nothing : html`<div class="edit ${editing ? 'open' : ''}">
          <nard-edit-strip class="card" .draft=${draft} .edit=${(change: Parameters<typeof analyse.edit>[0]) => analyse.edit(change)}></nard-edit-strip>
        </div>
        ${this.renderIds()}`}
      </div>
      ${this.stages.reached < 2 ? html`<div class="card room"></div>` : html`<nard-answer-panel class="card ${editing ? 'editing' : ''}" ?hidden=${this.session.rollout.cell.get().isOpen || this.isExploring}
        .state=${this.state} .plies=${settings.get().plies} .info=${this.session.facts.infoOf(draft.setup.game)} .thresholds=${settings.get().thresholds} .scheme=${this.scheme} .refused=${this.refused?.draft === draft ? this.refused.text : ''}
        @nard-depth=${(event: CustomEvent<0 | 1 | 2>) => this.session.choose({ plies: event.detail })}
        @nard-dice=${(event: CustomEvent<Roll | null>) => analyse.edit((before) => withRoll(before, event.detail))}
        @nard-crawford=${({ detail: crawford }: CustomEvent<boolean>) => analyse.edit((before) => withScore(before, { ...before.score, crawford }))}
        @nard-retry=${() => void analyse.ask()} @nard-stop=${() => analyse.stop()}
        @nard-play-hover=${(event: CustomEvent<{ candidate: LegalPlay | null }>) => { this.hinted = event.detail.candidate; }}
        @nard-play-choose=${(event: CustomEvent<{ candidate: LegalPlay }>) => this.tryPlay({ play: event.detail.candidate.play, result: event.detail.candidate.result })}
      >${this.renderTabs()}${this.renderRolloutLine()}${this.renderPuzzleLine()}</nard-answer-panel>${this.renderExplore()}${this.renderDrawer()}`}
    </div>`;
  }
}
