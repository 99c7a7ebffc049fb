/** An element that is drawn on a frame of its own, waits for what it loads, and fails alone: what is wrong is shown in its place. */
import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import type { NardError } from '../../core/result.ts';
import type { BoardWords } from '../../i18n/en/board-words.ts';
import { emit } from '../shared/emit.ts';
import { WatchController } from '../shared/watch-controller.ts';
import { boardElementStyles } from './board-element-style.ts';
import { frame } from './board-frame.ts';
import { drawLayer } from './svg-layer.ts';
import type { Later, Sentences, Surroundings } from './surroundings.ts';

/** What was thrown, for a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

export abstract class BoardElement extends ReactiveElement {
  /** Given once by whoever defines the element. @internal */
  static surroundings: Surroundings | null = null;

  static override styles = boardElementStyles;

  // Not by decorators: what compiles them weighs more than this list.
  static override properties: PropertyDeclarations = { blank: { state: true } };

  /** There is nothing to show yet. */
  protected blank = false;
  protected broken: NardError | null = null;
  #told: NardError | null = null;
  #pending: Promise<unknown> | null = null;

  constructor() {
    super();
    new WatchController(this, (changed) => this.surroundings.watch(changed));
  }

  /** @internal */
  get picture(): SVGSVGElement | null {
    return this.renderRoot.querySelector<SVGSVGElement>('svg.picture');
  }

  protected get surroundings(): Surroundings {
    return (this.constructor as typeof BoardElement).surroundings!;
  }

  get words(): BoardWords {
    return this.surroundings.words(this);
  }

  sentences(): Later<Sentences> {
    return this.surroundings.sentences(this);
  }

  /** Why nothing can be drawn; null = it can. */
  protected get problem(): NardError | null {
    return this.broken;
  }

  /** Draws on the frame, which is there. */
  protected abstract draw(): void;

  /** Draws each group of the picture that is other than before. */
  protected drawLayers(layers: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(layers)) drawLayer(this.picture!.querySelector(`.${name}-layer`)!, text, name === 'grid' || name === 'button');
  }

  /** `updateComplete` then waits for this too. */
  protected waitFor(work: Promise<unknown>): void {
    const settled: Promise<unknown> = Promise.allSettled([this.#pending, work]).then(() => {
      if (this.#pending === settled) this.#pending = null;
    });
    this.#pending = settled;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let complete = await super.getUpdateComplete();
    while (this.#pending) {
      await this.#pending;
      complete = await super.getUpdateComplete();
    }
    return complete;
  }

  /** What a page has set to nonsense, or a bug here, stops this board and nothing else. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
      this.broken = null;
    } catch (error) {
      console.error(error);
      if (this.broken) return;
      this.broken = { code: 'element_failed', facts: { reason: messageOf(error) } };
      this.requestUpdate();
    }
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const { problem } = this;
    const root = this.renderRoot as ShadowRoot;
    if (!this.picture) root.append(...frame());
    root.querySelector<SVGElement>('.picture')!.toggleAttribute('hidden', problem !== null || this.blank);
    root.querySelector('.problem')!.toggleAttribute('hidden', problem === null);
    if (problem) this.#drawProblem(problem);
    else this.draw();
  }

  #drawProblem({ code, facts }: NardError): void {
    const found = this.sentences();
    const tell = (sentence: string): void => { this.renderRoot.querySelector('.problem')!.textContent = this.words.failed(sentence); };
    // Without a connection the sentence may not come either.
    if (found instanceof Promise) found.then(() => this.requestUpdate(), () => tell(code));
    else tell(found.errors[code](facts));
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const { problem } = this;
    const isNew = problem !== null && (problem.code !== this.#told?.code || JSON.stringify(problem.facts) !== JSON.stringify(this.#told.facts));
    this.#told = problem;
    if (isNew) emit(this, 'nard-error', { error: problem });
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // A wrong word may leave the property as it was.
    if (old !== value) this.requestUpdate();
  }
}
