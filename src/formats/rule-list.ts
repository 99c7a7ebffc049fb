/** Custom rules of long nard as people write them: `head=first_346,block=ahead,transient=no,largerDie=yes,bearoff=strict`. */
import { BEAROFFS, BLOCKS, HEADS, NARDEON_RULES, TRANSIENTS, type LongRules } from '../core/long-rules.ts';
import { fail, ok, type Result } from '../core/result.ts';

const VALUES: { readonly [K in keyof LongRules]: readonly LongRules[K][] } = { head: HEADS, block: BLOCKS, transient: TRANSIENTS, largerDie: [true, false], bearoff: BEAROFFS };
const word = (value: string | boolean): string => (value === true ? 'yes' : value === false ? 'no' : value);

/** All five options. */
export const makeRuleList = (rules: LongRules): string => (Object.keys(VALUES) as (keyof LongRules)[]).map((name) => `${name}=${word(rules[name])}`).join(',');

/** Options in any order; those not named are NARDEON's. Error: rules_malformed {text}. */
export function parseRuleList(text: string): Result<LongRules> {
  let rules = NARDEON_RULES;
  for (const part of text.split(/[,;\s]+/).filter(Boolean)) {
    const [name = '', value = ''] = part.split('=', 2);
    const option = (Object.keys(VALUES) as (keyof LongRules)[]).find((each) => each.toLowerCase() === name.toLowerCase());
    const found = option && (VALUES[option] as readonly (string | boolean)[]).find((each) => word(each) === value.toLowerCase());
    if (option === undefined || found === undefined) return fail('rules_malformed', { text: part.slice(0, 40) });
    rules = { ...rules, [option]: found };
  }
  return ok(rules);
}
