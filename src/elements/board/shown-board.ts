/** A board that is shown: what it is given, what of that cannot be understood, what is drawn of it. Hands are added by `nard-board`. */
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import type { Roll } from '../../core/dice.ts';
import type { Game, PresetRef } from '../../core/games.ts';
import { presetNumbering } from '../../core/numbering.ts';
import { makePosition, startPosition, type Counts, type Setup } from '../../core/position.ts';
import { longPreset } from '../../core/presets.ts';
import { fail, type NardError, type Result } from '../../core/result.ts';
import { CENTRED, MONEY, otherPlayer, type Cube, type MatchScore, type Phase, type Player, type Situation } from '../../core/situation.ts';
import { cubeOf, hasCube, presetDirection } from '../../core/preset-board.ts';
import { idFormat, type IdFormat } from '../../formats/id-format.ts';
import { attributeProblem, read, READERS } from './attributes.ts';
import { boardLiteral } from './board-colours.ts';
import { BoardElement, messageOf } from './board-element.ts';
import { boardLayers, countsByPlayer, DETAILS, numberOfPoint, type BoardPicture, type Detail, type Numbering } from './board-svg.ts';
import { pictureName } from './cell-names.ts';
import type { Arrow } from './draw-arrows.ts';
import type { DrawnDie } from './draw-dice.ts';
import { spotOf, type BoardView, type Direction } from './geometry.ts';
import { after, type Later } from './surroundings.ts';

export class ShownBoard extends BoardElement {
  static override properties: PropertyDeclarations = {
    position: {},
    game: { converter: read(READERS.game, 'short') },
    preset: { converter: read<PresetRef | null>(READERS.preset, null) },
    setup: { attribute: false },
    turn: { converter: read<Player>(READERS.turn, 0) },
    roll: { attribute: false },
    phase: { attribute: false },
    cube: { attribute: false },
    score: { attribute: false },
    perspective: { converter: read<Player>(READERS.perspective, 0) },
    direction: { converter: read<Direction | null>(READERS.direction, null) },
    numbering: { converter: read<Numbering | null>(READERS.numbering, null) },
    show: { converter: read<readonly Detail[]>(READERS.show, DETAILS) },
    arrows: { converter: read<readonly Arrow[]>(READERS.arrows, []) },
    mini: { type: Boolean, reflect: true },
    idProblem: { state: true },
  };

  /** An XGID, a GNUbg ID (position, or position and match) or a long nard ID. Sets game, preset, checkers, turn, dice, cube and score. */
  position: string | null = null;
  /** Which starting position is shown where there is no other: `short` or `long`. */
  game: Game = 'short';
  /** Whose rules are played, such as `nardeon`: says the numbers, the direction and whether there is a cube, where those are not set here; null = the game’s usual ones. */
  preset: PresetRef | null = null;
  /** Checkers as counts; `mover` are those of `turn`. null = the starting position of `game`. */
  setup: Setup | null = null;
  /** Whose turn it is: `white` (0) or `black` (1). */
  turn: Player = 0;
  /** The dice thrown, left die first; null = none. */
  roll: Roll | null = null;
  /** null = `play` with dice, `roll` without. In `answer` the cube lies doubled before `turn`. */
  phase: Phase | null = null;
  /** null = a centred one where the preset has one. */
  cube: Cube | null = null;
  /** Match score; null = none is shown. */
  score: MatchScore | null = null;
  /** Who sits at the bottom: `white` (0) or `black` (1). Checkers keep their colours. */
  perspective: Player = 0;
  /** Where the bottom player's home is: `ccw` right, `cw` left; null = as the preset turns. */
  direction: Direction | null = null;
  /** Whose numbers the points carry: `bottom` the bottom player's, `turn` those plays are written by, or a scheme for both sides (`white_24`, `white_1`, `white_13`); null = as the preset's text. */
  numbering: Numbering | null = null;
  /** What is shown beside the checkers: some of `pips numbers dice cube score turn`. */
  show: readonly Detail[] = DETAILS;
  /** Arrows: as an attribute a play such as `13/7 8/7`; numbers are those of `turn`. */
  arrows: readonly Arrow[] = [];
  /** A small picture for lists: no numbers, no pips, nothing to touch. */
  mini = false;

  /** Why the ID, or what else was to be shown, cannot be. @internal */
  idProblem: NardError | null = null;
  #asked = '';

  protected override get problem(): NardError | null {
    return super.problem ?? this.idProblem ?? attributeProblem(this);
  }

  get boardView(): BoardView {
    const { game } = this.board;
    return { game, perspective: this.perspective, direction: this.direction ?? (presetDirection(this.preset?.id ?? '') === 'clockwise' ? 'cw' : 'ccw') };
  }

  protected get board(): Setup {
    return this.setup ?? startPosition(this.game);
  }

  /** Whose numbers the points carry here, and plays are typed in. @internal */
  get scheme(): Numbering {
    const ofPreset = presetNumbering(this.preset?.id ?? '');
    return this.numbering ?? (ofPreset === 'own' ? 'bottom' : ofPreset);
  }

  get #cubeInPlay(): Cube | null {
    return this.cube ?? (hasCube(this.board.game) ? CENTRED : null);
  }

  pointName(point: number): string {
    return String(numberOfPoint({ view: this.boardView, turn: this.turn, numbering: this.scheme }, point));
  }

  /** What a point of the mover's own is called here. @internal */
  readonly moverPointName = (own: number): string => {
    const spot = spotOf(this.boardView, this.turn, own);
    return spot.kind === 'point' ? this.pointName(spot.point) : '';
  };

  protected get counts(): readonly [Counts, Counts] {
    return countsByPlayer(this.board, this.turn);
  }

  protected get dice(): readonly DrawnDie[] {
    return (this.roll ?? []).map((value) => ({ value, used: false }));
  }

  /** Shows what an ID describes. Resolves to false when it cannot be read: the board then says why. */
  setPosition(text: string): Promise<boolean> {
    return Promise.resolve(this.#readId(text));
  }

  #readId(text: string): Later<boolean> {
    this.#asked = text;
    const format = idFormat(text);
    if (!format.ok) return this.#take(format);
    const taken = after(this.#parse(format.value, text), (found) => this.#asked === text && this.#take(found));
    if (taken instanceof Promise) {
      this.blank = this.setup === null;
      this.waitFor(taken);
    }
    return taken;
  }

  /** A reader that does not come is a failure like any other. */
  #parse(format: IdFormat, text: string): Later<Result<Situation>> {
    const found = after(this.surroundings.parser(format), (parse) => parse(text));
    return found instanceof Promise ? found.catch((error: unknown) => fail('element_failed', { reason: messageOf(error) })) : found;
  }

  #take(found: Result<Situation>): boolean {
    this.blank = false;
    this.idProblem = found.ok ? null : found.error;
    if (found.ok) this.#showSituation(found.value);
    return found.ok;
  }

  /** What an ID has set goes with it; what attributes say beside it counts again. */
  #startOver(): void {
    this.#asked = '';
    this.blank = false;
    if (!this.setup) return;
    Object.assign(this, { setup: null, roll: null, phase: null, cube: null, score: null });
    for (const name of ['game', 'preset', 'turn']) super.attributeChangedCallback(name, '', this.getAttribute(name));
  }

  #showSituation({ position, turn, phase, roll, cube, score, preset }: Situation): void {
    const { game } = position;
    Object.assign(this, { setup: position, game, preset: preset ?? null, turn, phase, roll, cube: cubeOf(game, cube), score });
  }

  /** What stands on the board as an ID (`xgid`, `gnubg`, `long`); null when it is impossible or the format is the other game's. A play under way is not in it. */
  async getId(format: IdFormat): Promise<string | null> {
    const { situation } = this;
    const formats: readonly IdFormat[] = this.board.game === 'long' ? ['long'] : ['xgid', 'gnubg'];
    return situation && formats.includes(format) ? (await this.surroundings.maker(format))(situation) : null;
  }

  /** What stands on the board with all a decision depends on; null = it is impossible, or what was given cannot be shown. @internal */
  get situation(): Situation | null {
    const position = makePosition(this.board);
    if (!position.ok || this.problem) return null;
    const { turn } = this;
    const phase = this.phase ?? (this.roll ? 'play' : 'roll');
    const roll = phase === 'play' ? this.roll : null;
    return { position: position.value, turn, roll, phase, cube: this.cube ?? CENTRED, score: this.score ?? MONEY, ...(this.preset && { preset: this.preset }) };
  }

  /** Turns the board: the other player sits at the bottom. */
  flip(): void {
    this.perspective = otherPlayer(this.perspective);
  }

  /** The board as it is drawn now, as a document of its own, in the page's colours where it sets any. */
  async toSVG(): Promise<string> {
    await this.updateComplete;
    const { boardSvg } = await import('./svg-document.ts');
    const set = getComputedStyle(this);
    return boardSvg(this.makePicture(), this.description(), (name) => set.getPropertyValue(`--nard-${name}`).trim() || boardLiteral(name));
  }

  /** The board as it is drawn now, so many pixels wide, painted on a canvas: no policy forbids that. Rejects while nothing is drawn. */
  async toPNG(width = 1980): Promise<Blob> {
    await this.updateComplete;
    const { paintBoard } = await import('./paint-board.ts');
    return paintBoard(this.picture, width);
  }

  protected description(): string {
    return pictureName(this, this.counts, this.turn, this.roll, this.#cubeInPlay, this.phase === 'answer');
  }

  protected makePicture(): BoardPicture {
    const { mini, show } = this;
    return {
      view: this.boardView, counts: this.counts, turn: this.turn, dice: this.dice, cube: this.#cubeInPlay, offered: this.phase === 'answer', score: this.score,
      show: new Set(mini ? show.filter((detail) => detail === 'dice' || detail === 'cube') : show),
      numbering: this.scheme, arrows: this.arrows,
    };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.broken) return;
    const { position } = this;
    const isOther = changed.has('position');
    if (isOther && position != null) void this.#readId(position);
    else if (isOther || changed.has('setup')) this.idProblem = null;
    if (isOther && position == null && !changed.has('setup') && changed.get('position')) this.#startOver();
    if (changed.has('preset') && this.preset && !this.setup) this.game = longPreset(this.preset.id) ? 'long' : 'short';
  }

  protected override draw(): void {
    this.drawLayers(boardLayers(this.makePicture()));
  }
}
