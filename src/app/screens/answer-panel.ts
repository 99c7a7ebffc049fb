/** The right column of Analyse: what the board asks, and the answer so far. Facts stay; candidates scroll. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { makeRoll, type Roll } from '../../core/dice.ts';
import { pointNames, type Numbering } from '../../core/numbering.ts';
import { makePlay, type PointName } from '../../core/play.ts';
import { isCrawfordScore } from '../../core/match.ts';
import { pips, positionKey } from '../../core/position.ts';
import type { LegalPlay } from '../../core/rule-book.ts';
import { DRAW_POINTS, isDone, winKind } from '../../core/scoring.ts';
import { otherPlayer, rollingPlayer } from '../../core/situation.ts';
import { DEFAULT_THRESHOLDS, type Thresholds } from '../../analysis/match-analysis.ts';
import { decideCube } from '../../analysis/cube/cube-decision.ts';
import { markOf } from '../../analysis/marks.ts';
import { cubeQuestion } from '../../core/cube-conditions.ts';
import '../../elements/cube-table/define.ts';
import '../../elements/play-list/define.ts';
import { formatLoss, formatMatchChance } from '../../elements/shared/format.ts';
import { emit } from '../../elements/shared/emit.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { EngineInfo, EvaluateAnswer, Plies, RankAnswer } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { lastThrowWords } from '../../i18n/last-throw-words.ts';
import { isAsked, isSettingUp, type AnalyseState, type Answer } from '../analyse-state.ts';
import '../chances-card.ts';
import '../depth-select.ts';
import { placedOf, scoringOf } from '../draft.ts';
import '../dice-picker.ts';
import { icon } from '../icons.ts';
import { valuedWords } from '../valued-words.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';

/**
 * @fires nard-depth - the plies chosen
 * @fires nard-dice - a roll set for this turn, or null
 * @fires nard-crawford - whether this is the Crawford game
 * @fires nard-retry, nard-stop - ask the engine again; stop it
 */
@customElement('nard-answer-panel')
export class AnswerPanel extends LitElement {
  @property({ attribute: false }) state!: AnalyseState;
  @property({ attribute: false }) plies: Plies = 2;
  @property({ attribute: false }) info: EngineInfo | null = null;
  @property({ attribute: false }) thresholds: Thresholds = DEFAULT_THRESHOLDS;
  /** Why a step that was tried is not allowed; empty = none was. The board itself tells screen readers. */
  @property() refused = '';
  /** How points are named in plays. */
  @property({ attribute: false }) scheme: Numbering = 'own';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: flex; flex-direction: column; }
    header { padding: 16px 16px 12px; display: grid; gap: 8px; }
    .title { min-height: 36px; }
    .facts { display: grid; grid-template-columns: repeat(2, minmax(max-content, 1fr)); gap: 1px; background: var(--nard-line); border-block: 1px solid var(--nard-line); }
    .fact { background: var(--nard-raised); padding: 8px 16px; display: flex; align-items: baseline; gap: 8px; }
    .fact strong { font-size: 17px; font-weight: 650; }
    .crawford { flex-wrap: wrap; align-items: center; justify-content: space-between; border-bottom: 1px solid var(--nard-line); }
    .disc { width: 12px; height: 12px; border-radius: 50%; border: 1.5px solid; align-self: center; flex: none; }
    .disc.side-0 { background: var(--nard-checker-light, #fbf5e6); border-color: #8a6a36; }
    .disc.side-1 { background: var(--nard-checker-dark, #22313f); border-color: #93a9b8; }
    .body { flex: 1 1 auto; min-height: 0; overflow: auto; overscroll-behavior: contain; }
    .padded { padding: 16px; } .chances { border-top: 1px solid var(--nard-line); padding-block: 4px 16px; }
    .verdict { padding: 10px 16px; min-height: 58px; border-top: 1px solid var(--nard-line); }
    .refused { color: var(--nard-doubtful-ink); }
    .verdict strong { font-weight: 650; }
    .hint { margin-top: 12px; }
    .plays { list-style: none; margin: 0; padding: 0 8px 12px; display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 2px; }
    .plays button { width: 100%; justify-content: start; font-weight: 600; }
    .working { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; min-width: 0; }
    .phone { display: none; }
    @media (max-width: 860px) {
      h2 { min-width: 0; } .working { display: none; }
      .body { overflow: visible; min-height: 280px; }
      header { padding: 10px 12px 8px; } .fact { padding: 6px 10px; gap: 6px; } .padded { padding: 12px; }
      .facts, .body { order: 2; } header { order: 0; } .verdict { order: 1; border-top: 0; padding: 0 12px 8px; min-height: 32px; } ::slotted(:not([slot])) { order: 3; }
      .phone { display: inline-flex; } .wide { display: none; }
      :host(.editing) .phone { display: none; }
    }
  `];

  constructor() {
    super();
    new LanguageController(this);
  }

  private send(type: string, detail: unknown = null): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  private get pointName(): PointName {
    const { setup, turn } = this.state.draft;
    return pointNames(this.scheme, setup.game, turn);
  }

  private question(): string {
    const { sides, analyse } = texts().app;
    const { draft } = this.state;
    const side = sides[draft.turn];
    if (isSettingUp(this.state)) return analyse.settingUp;
    switch (draft.phase) {
      case 'over': return analyse.over;
      case 'play': return analyse.toPlay(side, makeRoll(draft.roll!));
      case 'answer': case 'beaver': case 'raccoon': return analyse.toAnswer(side);
      case 'roll': return isDone(draft.setup.opponent) ? texts().play.status.lastThrow(side) : analyse.toRoll(side);
    }
  }

  private renderHeader(): TemplateResult {
    const words = texts().app.analyse;
    const { answer, draft } = this.state;
    const asked = isAsked(answer);
    const evaluator = asked ? answer.answer?.evaluator : null;
    const lastThrow = lastThrowWords(evaluator, scoringOf(draft), texts());
    return html`<header>
      <div class="row title"><h2 class="grow">${this.question()}</h2>
        ${asked && answer.working ? html`<span class="small muted working" role="status">${words.working}</span>
          <button class="quiet icon-only" title=${words.stop} aria-label=${words.stop} @click=${() => this.send('nard-stop')}>${icon('stop')}</button>` : nothing}
        <nard-dice-picker class="phone" .roll=${draft.roll} @nard-roll=${(event: CustomEvent<Roll | null>) => this.send('nard-dice', event.detail)}></nard-dice-picker></div>
      ${answer.kind === 'unjudged' ? nothing : html`<div class="row wrap">
        <nard-depth-select .plies=${this.plies} @nard-depth=${(event: CustomEvent<Plies>) => this.send('nard-depth', event.detail)}></nard-depth-select>
        ${draft.setup.game === 'short' && answer.kind !== 'cube' ? html`<span class="badge">${valuedWords(evaluator)}</span>` : nothing}
        ${lastThrow === null ? nothing : html`<span class="badge words">${lastThrow}</span>`}
        ${evaluator || this.info ? html`<span class="badge" title=${this.info?.provenance ?? ''}>${evaluator?.net ?? this.info!.net}</span>` : nothing}
      </div>`}
    </header>`;
  }

  private renderFacts(): TemplateResult {
    const words = texts().app;
    const { draft: { turn, setup: before }, tried } = this.state;
    const setup = tried?.result ?? before;
    const byPlayer = turn === 0 ? [setup.mover, setup.opponent] : [setup.opponent, setup.mover];
    const counts = byPlayer.map(pips) as [number, number];
    return html`<div class="facts">${([0, 1] as const).map((player) => {
      const lead = counts[otherPlayer(player)] - counts[player];
      return html`<div class="fact"><span class="disc side-${player}"></span><span>${words.sides[player]}</span><strong>${counts[player]}</strong>
        <span class="small muted nowrap">${lead > 0 ? words.analyse.lead(lead) : ''}</span></div>`;
    })}</div>`;
  }

  private renderPlays(answer: RankAnswer | null, working: boolean): TemplateResult {
    const words = texts().app.analyse;
    if (answer?.candidates.length === 0 && !working) return html`<p class="padded">${words.dance}</p>`;
    const { tried } = this.state;
    const key = tried && positionKey(tried.result);
    return html`<nard-play-list .candidates=${answer?.candidates ?? []} .played=${key ? (answer?.candidates.findIndex((each) => positionKey(each.result) === key) ?? -1) : -1}
      .working=${working} .thresholds=${this.thresholds} .game=${this.state.draft.setup.game} .pointName=${this.pointName}></nard-play-list>`;
  }

  /** Every legal play, where nothing can rank them. */
  private renderUnjudged(plays: readonly LegalPlay[] | null): TemplateResult {
    const words = texts().app.analyse;
    if (plays?.length === 0) return html`<p class="padded">${words.dance}</p>`;
    const point = (candidate: LegalPlay | null): void => { emit(this, 'nard-play-hover', { candidate }); };
    const { pointName } = this;
    const { tried } = this.state;
    return html`<div class="padded"><p role="status">${words.unjudged}</p><p class="muted small">${plays ? words.unranked(plays.length) : words.setDiceUnranked}</p></div>
      <ul class="plays" @pointerleave=${() => point(null)}>${plays?.map((play) => html`<li><button class="quiet" aria-pressed=${tried !== null && positionKey(tried.result) === positionKey(play.result)}
        @pointerenter=${() => point(play)} @focus=${() => point(play)} @click=${() => emit(this, 'nard-play-choose', { candidate: play })}><bdi dir="ltr">${makePlay(play.play, pointName)}</bdi></button></li>`)}</ul>`;
  }

  /** What the play on the board costs. */
  private renderVerdict(): TemplateResult | typeof nothing {
    const words = texts().app.analyse;
    const { tried, answer } = this.state;
    const plays = answer.kind === 'unjudged' ? answer.plays?.length ?? 0 : answer.kind === 'plays' ? null : 0;
    if (plays === 0) return nothing;
    if (!tried) return this.refused ? html`<div class="verdict small refused">${this.refused}</div>` : html`<div class="verdict small muted">${words.playHint}<span class="wide"> ${words.typeHint}</span></div>`;
    const play = makePlay(tried.play, this.pointName);
    if (answer.kind !== 'plays') return html`<div class="verdict" role="status">${words.playedPlain(play)}</div>`;
    const key = positionKey(tried.result);
    const best = answer.answer?.candidates[0];
    const own = answer.answer?.candidates.find((each) => positionKey(each.result) === key);
    const loss = best && own && own.plies === best.plies ? Math.max(0, best.equity - own.equity) : null;
    if (loss === null) return html`<div class="verdict" role="status">${words.playedUnknown(play)}</div>`;
    const mark = markOf(loss, this.thresholds);
    const ofMatch = own !== best && best!.mwc !== undefined && own!.mwc !== undefined ? html` <span class="small muted">${texts().cube.screen.lossMwc({ loss: formatMatchChance(Math.max(0, best!.mwc - own!.mwc)) })}</span>` : nothing;
    return html`<div class="verdict" role="status"><strong class="mark-${mark}">${own === best ? words.playedBest : words.playedLoss(play, formatLoss(loss))}</strong>${ofMatch}</div>`;
  }

  private renderChances(answer: EvaluateAnswer | null, compact = false, exact = false): TemplateResult {
    const { sides } = texts().app;
    const { draft } = this.state;
    const roller = rollingPlayer(draft);
    return html`<nard-chances-card ?compact=${compact} .exact=${exact} .besideMatch=${draft.setup.game === 'short' && draft.score.length > 0} .game=${draft.setup.game} .answer=${answer} .sides=${[sides[roller], sides[otherPlayer(roller)]]}></nard-chances-card>`;
  }

  private renderCube({ question, answer }: Extract<Answer, { kind: 'cube' }>): TemplateResult {
    const { conditions } = question;
    return html`<div class="padded"><nard-cube-table .conditions=${conditions} .decision=${answer && decideCube(answer, conditions)} .evaluator=${answer?.evaluator ?? null} .by=${answer?.by ?? 'net'}></nard-cube-table></div>
      <div class="padded chances">${this.renderChances(answer && { evaluator: answer.evaluator, probabilities: answer.probabilities, equity: answer.cubeless }, true, answer?.by === 'table')}${this.renderHints()}</div>`;
  }

  /** What else may be asked, and why the cube is left out. */
  private renderHints(): TemplateResult {
    const words = texts().app.analyse;
    const { draft, checked, answer } = this.state;
    const question = answer.kind === 'chances' && checked.ok && draft.setup.game === 'short' ? cubeQuestion(checked.value, this.state.options) : null;
    const noCube = question && !question.ok ? texts().errors[question.error.code](question.error.facts) : draft.score.length > 0 && answer.kind === 'chances' ? words.moneyOnly : '';
    return html`${draft.phase === 'roll' ? html`<p class="muted small hint">${words.setDice}</p>` : nothing}${noCube ? html`<p class="muted small">${noCube}</p>` : nothing}`;
  }

  /** At a score of the Crawford game: which game this is taken for, and the other one with a tap. */
  private renderCrawford(): TemplateResult | typeof nothing {
    const { setup, score: { length, points, crawford }, cube } = this.state.draft;
    if (setup.game !== 'short' || cube.value > 1 || cube.owner !== null || !isCrawfordScore(length, points)) return nothing;
    const words = texts().cube.screen.crawford;
    return html`<div class="fact crawford small"><span>${crawford ? words.isIt : words.isBehind}</span> <button @click=${() => this.send('nard-crawford', !crawford)}>${crawford ? words.makeBehind : words.makeIt}</button></div>`;
  }

  /** Who has won and how, or that it is a draw. */
  private renderResult(): TemplateResult {
    const { app: { sides, analyse }, play: { result, winKinds } } = texts();
    const { setup: { game, mover, opponent }, turn } = this.state.draft;
    const scoring = scoringOf(this.state.draft);
    const won = isDone(mover);
    if (won && isDone(opponent)) return html`<p class="padded">${result.draw(DRAW_POINTS[scoring.lastThrow === 'whole' ? 'whole' : 'half'])}</p>`;
    const kind = won || isDone(opponent) ? html`<p>${analyse.result(winKinds[game][winKind(won ? opponent : mover, scoring)])}</p>` : nothing;
    return html`<div class="padded"><p>${analyse.won(sides[won ? turn : otherPlayer(turn)])}</p>${kind}</div>`;
  }

  private renderBody(): TemplateResult {
    const words = texts().app.analyse;
    const { answer, draft } = this.state;
    if (isSettingUp(this.state)) return html`<p class="padded" role="status">${words.placed(...placedOf(draft))}</p>`;
    switch (answer.kind) {
      case 'impossible': return html`<div class="padded" role="status"><h3 class="mark-blunder">${words.impossible}</h3><p>${texts().errors[answer.error.code](answer.error.facts)}</p></div>`;
      case 'over': return this.renderResult();
      case 'failed': return html`<div class="padded"><p role="alert">${texts().errors[answer.error.code](answer.error.facts)}</p><p><button @click=${() => this.send('nard-retry')}>${words.retry}</button></p></div>`;
      case 'unjudged': return this.renderUnjudged(answer.plays);
      case 'plays': return this.renderPlays(answer.answer, answer.working);
      case 'cube': return this.renderCube(answer);
      case 'chances': return html`<div class="padded">${this.renderChances(answer.answer)}${this.renderHints()}</div>`;
    }
  }

  override render(): TemplateResult {
    return html`<slot name="tabs"></slot>${this.renderHeader()}${this.renderFacts()}${this.renderCrawford()}<div class="body">${this.renderBody()}</div>${this.renderVerdict()}<slot></slot>`;
  }
}
