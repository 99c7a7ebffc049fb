/** What can be agreed on besides the rules of play, for each game. */
import { html, nothing, type TemplateResult } from 'lit';
import { BEAROFFS, BLOCKS, HEADS, TRANSIENTS, type LongRules } from '../../core/long-rules.ts';
import { LAST_THROWS, NEXT_STARTERS, OPENINGS, type Scoring } from '../../core/terms.ts';
import { texts } from '../../i18n/index.ts';
import { choice, toggle } from './form-fields.ts';
import { hasEngine, withOptions, withScoring, withTerms, type PlaySetup } from './play-setup.ts';

type Change = (next: PlaySetup) => void;

const CAPS: readonly (number | null)[] = [null, 2, 4, 8, 16, 32, 64];
const MARS_VALUES = [1, 2, 3, 4];
/** null = counts as a mars. */
const EXTRA_VALUES: readonly (number | null)[] = [null, 2, 3, 4, 5, 6];

const swapSides = (setup: PlaySetup, change: Change): TemplateResult =>
  toggle(texts().play.form.swapSides, '', setup.options.swapSides, (on) => change(withOptions(setup, { swapSides: on })));

const nextGame = (setup: PlaySetup, change: Change): TemplateResult => {
  const words = texts().play.form;
  return choice(words.nextGame, NEXT_STARTERS, setup.options.terms.nextGame, (each) => words.nextStarters[each], (each) => change(withTerms(setup, { nextGame: each })));
};

const opening = (setup: PlaySetup, change: Change): TemplateResult => {
  const words = texts().play.form;
  return choice(words.opening, OPENINGS, setup.options.terms.opening, (each) => words.openings[each], (each) => change(withTerms(setup, { opening: each })));
};

export function shortOptions(setup: PlaySetup, change: Change): TemplateResult {
  const words = texts().play.form;
  const { length, crawfordRule, jacoby, beavers, automaticDoubles, cubeCap, terms: { cube, scoring } } = setup.options;
  const value = scoring.backgammon?.value ?? 3;
  return html`
    ${toggle(words.cube, '', cube, (on) => change(withTerms(setup, { cube: on })))}
    ${!cube ? nothing : html`
      ${length > 1 ? toggle(words.crawford, words.crawfordAbout, crawfordRule, (on) => change(withOptions(setup, { crawfordRule: on }))) : nothing}
      ${length > 0 ? nothing : html`
        ${toggle(words.jacoby, words.jacobyAbout, jacoby, (on) => change(withOptions(setup, { jacoby: on })))}
        ${hasEngine(setup) ? nothing : toggle(words.beavers, words.beaversAbout, beavers, (on) => change(withOptions(setup, { beavers: on })))}
        ${toggle(words.automaticDoubles, words.automaticDoublesAbout, automaticDoubles, (on) => change(withOptions(setup, { automaticDoubles: on })))}`}
      ${choice(words.cap, CAPS, cubeCap, (cap) => (cap === null ? words.noCap : String(cap)), (cap) => change(withOptions(setup, { cubeCap: cap })))}`}
    ${choice(words.backgammonValue, [3, 2], value, words.times, (next) => change(withScoring(setup, { backgammon: { value: next, when: 'home_or_bar' } })))}
    ${nextGame(setup, change)}
    ${swapSides(setup, change)}`;
}

/** The rules of play themselves, one by one. */
function customRules(setup: PlaySetup, rules: LongRules, change: Change): TemplateResult {
  const words = texts().play.form;
  const set = (next: Partial<LongRules>): void => change(withOptions(setup, { preset: { ...setup.options.preset, rules: { ...rules, ...next } } }));
  return html`
    ${choice(words.custom.head, HEADS, rules.head, (each) => words.heads[each], (head) => set({ head }))}
    ${choice(words.custom.block, BLOCKS, rules.block, (each) => words.blocks[each], (block) => set({ block }))}
    ${choice(words.custom.transient, TRANSIENTS, rules.transient, (each) => words.transients[each], (transient) => set({ transient }))}
    ${choice(words.custom.bearoff, BEAROFFS, rules.bearoff, (each) => words.bearoffs[each], (bearoff) => set({ bearoff }))}
    ${toggle(words.custom.largerDie, '', rules.largerDie, (largerDie) => set({ largerDie }))}`;
}

export function longOptions(setup: PlaySetup, change: Change): TemplateResult {
  const words = texts().play.form;
  const { preset, terms: { scoring } } = setup.options;
  const extra = (value: number | null): string => (value === null ? words.asMars : words.times(value));
  const conditions = ['head', 'start_quarter'] as const;
  const when = scoring.backgammon?.when === 'start_quarter' ? 'start_quarter' : 'head';
  const setKoks = (value: number | null, condition: NonNullable<Scoring['backgammon']>['when']): void =>
    change(withScoring(setup, { backgammon: value === null ? null : { value, when: condition } }));
  return html`
    ${preset.rules ? customRules(setup, preset.rules, change) : nothing}
    ${choice(words.marsValue, MARS_VALUES, scoring.gammon, words.times, (gammon) => change(withScoring(setup, { gammon })))}
    ${choice(words.koks, EXTRA_VALUES, scoring.backgammon?.value ?? null, extra, (value) => setKoks(value, when))}
    ${scoring.backgammon ? choice(words.koksWhen, conditions, when, (each) => words.koksConditions[each], (each) => setKoks(scoring.backgammon!.value, each)) : nothing}
    ${choice(words.homeMars, EXTRA_VALUES, scoring.homeMars, extra, (homeMars) => change(withScoring(setup, { homeMars })))}
    ${choice(words.lastThrow, LAST_THROWS, scoring.lastThrow, (each) => words.lastThrows[each], (lastThrow) => change(withScoring(setup, { lastThrow })))}
    ${opening(setup, change)}
    ${nextGame(setup, change)}
    ${swapSides(setup, change)}`;
}
