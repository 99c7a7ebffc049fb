/** What was right: the answers, the whole ranking or the cube's table, where the puzzle comes from, the note. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { cubeQuestion } from '../../core/cube-conditions.ts';
import { startOf } from '../../core/game-start.ts';
import { pointNames, type Numbering as Scheme } from '../../core/numbering.ts';
import { ok } from '../../core/result.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import '../../elements/cube-table/define.ts';
import '../../elements/play-list/define.ts';
import { formatLoss } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { Candidate, Evaluator } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { choiceOfAnswer, cubeDecisionOf, type CubeAnswerName } from '../../study/cube-answers.ts';
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import { icon } from '../icons.ts';
import { loadOrTell } from '../load-or-tell.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { roundStyles } from './train-style.ts';
import type { Question, TrainSession } from './train-session.ts';
import { restPuzzle, trainingWords } from './training-words.ts';
import { answeredAt, bestText, evaluatorWords, givenText, judgedText, playText, sourceText } from './train-words.ts';

/** @fires nard-hint - index of the ranked play pointed at, −1 = none */
@customElement('nard-answer-reveal')
export class AnswerReveal extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  @property({ attribute: false }) question!: Question;
  @property() scheme: Scheme = 'own';
  @property({ attribute: false }) book!: RuleBook;
  /** Of a question by itself: it is not kept, so nothing is written to it. */
  @property({ attribute: false }) alone = false;

  static override styles = [baseStyles, controlStyles, roundStyles];

  constructor() {
    super();
    new LanguageController(this);
    trainingWords.watch(this);
  }

  private renderMade(by: Evaluator, open: OpenPuzzle): TemplateResult {
    return html`<div class="row wrap">${evaluatorWords(by, open).map((words) => html`<span class="badge words">${words}</span>`)}</div>`;
  }

  private renderNumbers(open: OpenPuzzle): TemplateResult | typeof nothing {
    const { answered } = this.question;
    const { thresholds } = this.session.settings.get();
    const { situation } = open;
    if (open.kind === 'cube') {
      const conditions = cubeQuestion(situation);
      return html`<nard-cube-table .decision=${cubeDecisionOf(open.puzzle, situation)} .conditions=${conditions.ok ? conditions.value.conditions : null} .choice=${choiceOfAnswer(answered!.given as CubeAnswerName)} .evaluator=${open.puzzle.evaluator}></nard-cube-table>`;
    }
    if (open.kind === 'estimate') return open.puzzle.evaluator ? this.renderMade(open.puzzle.evaluator, open) : nothing;
    return html`<div class="ranking"><nard-play-list .candidates=${open.candidates} .played=${answeredAt(answered!, open, this.book)} .tag=${texts().study.round.yourTag} .thresholds=${thresholds} .game=${situation.position.game}
        .pointName=${pointNames(this.scheme, situation.position.game, situation.turn)}
        @nard-play-hover=${(event: CustomEvent<{ candidate: Candidate | null; index: number | null }>) => this.dispatchEvent(new CustomEvent('nard-hint', { detail: event.detail.index ?? -1 }))}></nard-play-list></div>
      ${this.renderMade(open.puzzle.evaluator, open)}
      ${answered!.by ? html`<p class="small muted judged">${judgedText(answered!.by, open)}</p>` : nothing}`;
  }

  private renderSource({ puzzle }: Question['stored'], open: OpenPuzzle): TemplateResult | typeof nothing {
    const { player, loss } = puzzle.source;
    const said = sourceText(puzzle);
    if (!said) return nothing;
    const made = open.kind === 'play' ? open.puzzle.plays[open.puzzle.played]?.play : undefined;
    return html`<p class="small muted">${said}${player !== undefined && loss !== undefined ? html`<br />${texts().study.round.erred(player || '?', formatLoss(loss))}${made === undefined ? nothing : html`: <bdi dir="ltr">${playText(made, open, this.scheme)}</bdi>`}` : nothing}</p>`;
  }

  private readonly save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { id } = this.question.stored;
    const note = this.renderRoot.querySelector<HTMLTextAreaElement>('#note')!.value.trim();
    const tags = [...new Set(this.renderRoot.querySelector<HTMLInputElement>('#tags')!.value.split(',').map((tag) => tag.trim()).filter(Boolean))];
    await this.train.update(id, (stored) => ({ ...stored, puzzle: { ...stored.puzzle, note, tags } }));
    this.session.notices.tell(texts().study.round.saved);
  };

  private renderNote({ puzzle: { note, tags } }: Question['stored']): TemplateResult {
    const words = texts().study.round;
    const written = note ? html`<p class="written">${note}</p>` : nothing;
    if (this.alone) return html`${written}`;
    return html`${written}
      <details><summary>${words.note}${tags.length > 0 ? html` <span class="small muted">${tags.join(', ')}</span>` : nothing}</summary>
        <form class="notes" @submit=${this.save}>
          <label>${words.note}<textarea id="note" maxlength="4000" .value=${note}></textarea></label>
          <label>${words.tags}<input id="tags" maxlength="1000" autocomplete="off" .value=${tags.join(', ')} /></label>
          <div><button>${words.save}</button></div>
        </form></details>`;
  }

  private share({ situation, puzzle }: OpenPuzzle): void {
    this.session.share.open({ situation, arrows: [], match: null, puzzle: async () => ok(puzzle) });
  }

  private async playOut({ situation }: OpenPuzzle): Promise<void> {
    const code = await loadOrTell(() => import('../play/play-out.ts'), this.session.notices);
    await code?.playOut(this.session, situation);
  }

  override render(): TemplateResult | typeof nothing {
    const words = texts().study.round;
    const { stored, open, answered } = this.question;
    if (!answered) return nothing;
    return html`<div class="options">
      <div><bdi>${words.yours(givenText(answered, open, this.scheme))}</bdi>${answered.best || open.kind === 'estimate' ? nothing : html`<br /><bdi>${words.bestIs(bestText(open, this.scheme))}</bdi>`}</div>
      ${this.renderNumbers(open)}
      ${this.renderSource(stored, open)}
      ${this.renderNote(stored)}
      <div class="actions">
        <button class="quiet" title=${texts().study.playOut.about} ?disabled=${startOf(open.situation) === null} @click=${() => void this.playOut(open)}>${icon('play')}${texts().study.playOut.name}</button>
        <button class="quiet" @click=${() => this.session.openSituation(open.situation)}>${icon('analyse')}${words.analyse}</button>
        <button class="quiet" @click=${() => this.share(open)}>${icon('share')}${texts().share.open}</button>
        ${this.alone ? nothing : html`<button class="quiet" @click=${() => void restPuzzle(this.session, this.train, stored.id)}>${icon('remove')}${words.rest}</button>`}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-answer-reveal': AnswerReveal;
  }
}
