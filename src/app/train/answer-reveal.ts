/** What was right: the answers, the whole ranking or the cube's table, where the puzzle comes from, the note. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { cubeQuestion } from '../../core/cube-conditions.ts';
import { pointNames, type Numbering as Scheme } from '../../core/numbering.ts';
import type { RuleBook } from '../../core/rule-book.ts';
import '../../elements/cube-table/define.ts';
import '../../elements/play-list/define.ts';
import { formatLoss } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import type { Candidate } from '../../engine/protocol.ts';
import { texts } from '../../i18n/index.ts';
import { choiceOfAnswer, cubeAnswers, cubeDecisionOf, type CubeAnswerName } from '../../study/cube-answers.ts';
import type { OpenPuzzle } from '../../study/open-puzzle.ts';
import { icon } from '../icons.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { roundStyles } from './train-style.ts';
import type { Question, TrainSession } from './train-session.ts';
import { answeredAt, estimateText, givenText, playText } from './train-words.ts';

/** @fires nard-hint - index of the ranked play pointed at, −1 = none */
@customElement('nard-answer-reveal')
export class AnswerReveal extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  @property({ attribute: false }) question!: Question;
  @property() scheme: Scheme = 'own';
  @property({ attribute: false }) book!: RuleBook;

  static override styles = [baseStyles, controlStyles, roundStyles];

  constructor() {
    super();
    new LanguageController(this);
  }

  private bestText(open: OpenPuzzle): string {
    if (open.kind === 'estimate') return estimateText(open.puzzle, open.puzzle.value);
    if (open.kind === 'cube') return texts().study.round.cube[cubeAnswers(open.puzzle, open.situation)[0]!.name];
    return playText(open.puzzle.plays[0]!.play, open, this.scheme);
  }

  private renderNumbers(open: OpenPuzzle): TemplateResult | typeof nothing {
    const { answered } = this.question;
    const { thresholds } = this.session.settings.get();
    const { situation } = open;
    if (open.kind === 'cube') {
      const conditions = cubeQuestion(situation);
      return html`<nard-cube-table .decision=${cubeDecisionOf(open.puzzle, situation)} .conditions=${conditions.ok ? conditions.value.conditions : null} .choice=${choiceOfAnswer(answered!.given as CubeAnswerName)} .evaluator=${open.puzzle.evaluator}></nard-cube-table>`;
    }
    if (open.kind === 'estimate') return open.puzzle.evaluator ? html`<span class="badge">${texts().app.evaluator(open.puzzle.evaluator.net, open.puzzle.evaluator.plies)}</span>` : nothing;
    return html`<div class="ranking"><nard-play-list .candidates=${open.candidates} .played=${answeredAt(answered!, open, this.book)} .thresholds=${thresholds} .game=${situation.position.game}
        .pointName=${pointNames(this.scheme, situation.position.game, situation.turn)}
        @nard-play-hover=${(event: CustomEvent<{ candidate: Candidate | null; index: number | null }>) => this.dispatchEvent(new CustomEvent('nard-hint', { detail: event.detail.index ?? -1 }))}></nard-play-list></div>
      <span class="badge">${texts().app.evaluator(open.puzzle.evaluator.net, open.puzzle.evaluator.plies)}</span>`;
  }

  private renderSource({ puzzle: { source } }: Question['stored']): TemplateResult | typeof nothing {
    const words = texts().study.round;
    const { players, game, turn, player, loss, event, date } = source;
    if (!players) return nothing;
    const names = texts().review.versus(players[0] || '?', players[1] || '?');
    const where = game === undefined || turn === undefined ? names : words.source({ players: names, game, turn });
    return html`<p class="small muted">${[event, date, where].filter(Boolean).join(' · ')}${player !== undefined && loss !== undefined ? html`<br />${words.erred(player || '?', formatLoss(loss))}` : nothing}</p>`;
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
    return html`${note ? html`<p class="written">${note}</p>` : nothing}
      <details><summary>${words.note}${tags.length > 0 ? html` <span class="small muted">${tags.join(', ')}</span>` : nothing}</summary>
        <form class="notes" @submit=${this.save}>
          <label>${words.note}<textarea id="note" maxlength="4000" .value=${note}></textarea></label>
          <label>${words.tags}<input id="tags" maxlength="1000" autocomplete="off" .value=${tags.join(', ')} /></label>
          <div><button>${words.save}</button></div>
        </form></details>`;
  }

  override render(): TemplateResult | typeof nothing {
    const words = texts().study.round;
    const { stored, open, answered } = this.question;
    if (!answered) return nothing;
    return html`<div class="options">
      <div><bdi>${words.yours(givenText(answered, open, this.scheme))}</bdi>${answered.best || open.kind === 'estimate' ? nothing : html`<br /><bdi>${words.bestIs(this.bestText(open))}</bdi>`}</div>
      ${this.renderNumbers(open)}
      ${this.renderSource(stored)}
      ${this.renderNote(stored)}
      <div class="actions">
        <button class="quiet" @click=${() => this.session.openSituation(open.situation)}>${icon('analyse')}${words.analyse}</button>
        <button class="quiet" @click=${() => void this.train.rest(stored.id)}>${icon('remove')}${words.rest}</button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-answer-reveal': AnswerReveal;
  }
}
