/** Which errors of the library become puzzles. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { formatThousandths } from '../../elements/shared/format.ts';
import { LanguageController } from '../../elements/shared/language-controller.ts';
import { texts } from '../../i18n/index.ts';
import { EVERY_PUZZLE, type PuzzleRule } from '../../study/make-puzzles.ts';
import { QUANTITIES, type Quantity } from '../../study/puzzle.ts';
import { STAGES, type Stage } from '../../study/stage.ts';
import { Watching } from '../cell.ts';
import { parseDecimal } from '../decimal.ts';
import type { Session } from '../session.ts';
import { baseStyles, controlStyles } from '../ui-styles.ts';
import { playersOf, puzzlesOfLibrary, storedPuzzle } from './make-puzzles.ts';
import type { TrainSession } from './train-session.ts';

const MOST_LOSS = 10;
const KINDS = ['checker', 'cube'] as const;

@customElement('nard-make-form')
export class MakeForm extends LitElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) train!: TrainSession;
  @state() private rule: PuzzleRule = EVERY_PUZZLE;
  /** Numbers asked about the same positions. */
  @state() private estimate: Quantity | null = null;
  @state() private wrong = '';
  /** Matches read, of how many; null = not at work. */
  @state() private working: { readonly done: number; readonly total: number } | null = null;
  @state() private said = '';

  static override styles = [baseStyles, controlStyles, css`
    :host { display: block; padding: 16px; }
    form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 12px; align-items: end; }
    label { display: grid; gap: 4px; font-size: 13px; color: var(--nard-muted); min-width: 0; }
    select, input { width: 100%; }
    .wide { grid-column: 1 / -1; }
    .said { min-height: 20px; }
    .wrong { color: var(--nard-blunder); }
  `];

  constructor() {
    super();
    new LanguageController(this);
    new Watching(this, () => [this.session.library.cell]);
  }

  private set(change: Partial<PuzzleRule>): void {
    this.rule = { ...this.rule, ...change };
  }

  private readonly submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.working) return;
    const words = texts().study.make;
    const minLoss = parseDecimal(this.renderRoot.querySelector<HTMLInputElement>('#loss')!.value);
    this.wrong = minLoss === null || minLoss < 0 || minLoss > MOST_LOSS ? words.wrongLoss : '';
    this.said = '';
    if (this.wrong) return;
    this.set({ minLoss: minLoss! });
    this.working = { done: 0, total: 0 };
    const { services, notices } = this.session;
    const made = await puzzlesOfLibrary(services, this.rule, (done, total) => { this.working = { done, total }; }, this.estimate ? [this.estimate] : [], this.session.settings.get().matchPlies);
    if (made.ok) {
      const added = await this.train.add(made.value.map((puzzle) => storedPuzzle(puzzle, '', services.now())));
      if (added !== null) this.said = this.working.total === 0 ? words.noMatch : made.value.length === 0 ? words.none : words.done(made.value.length, added);
    } else notices.tellError(made.error);
    this.working = null;
  };

  override render(): TemplateResult {
    const words = texts().study.make;
    const { rule, working } = this;
    const names = playersOf(this.session.library.cell.get() ?? []);
    const choice = <T extends string>(label: string, all: string, values: readonly T[], chosen: T | null, name: (value: T) => string, change: (value: T | null) => void): TemplateResult => html`<label>${label}
      <select @change=${(event: Event) => change(((event.target as HTMLSelectElement).value || null) as T | null)}>
        <option value="" ?selected=${chosen === null}>${all}</option>${values.map((value) => html`<option value=${value} ?selected=${value === chosen}>${name(value)}</option>`)}</select></label>`;
    return html`<h2>${words.title}</h2>
      <form @submit=${this.submit}>
        <label>${words.minLoss}<input id="loss" inputmode="decimal" autocomplete="off" .value=${formatThousandths(rule.minLoss)} aria-invalid=${this.wrong ? 'true' : nothing} aria-describedby="said" /></label>
        ${choice(words.player, words.everybody, names, rule.player, (name) => name, (player) => this.set({ player }))}
        ${choice<'checker' | 'cube'>(words.kind, words.kinds.all, KINDS, rule.kind, (kind) => words.kinds[kind], (kind) => this.set({ kind }))}
        ${choice<Stage>(words.stage, words.allStages, STAGES, rule.stages?.[0] ?? null, (stage) => texts().study.stages[stage], (stage) => this.set({ stages: stage && [stage] }))}
        ${choice<Quantity>(words.estimates, words.noEstimates, QUANTITIES, this.estimate, (quantity) => texts().study.puzzle.kinds[quantity], (estimate) => { this.estimate = estimate; })}
        <button class="primary wide" ?disabled=${working !== null}>${words.run}</button>
      </form>
      <p id="said" class="small said ${this.wrong ? 'wrong' : 'muted'}" role="status">${working ? words.working(working.done, working.total) : this.wrong || this.said}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'nard-make-form': MakeForm;
  }
}
