import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { formatChance, formatEquity, formatLoss, formatMatchChance } from '../elements/shared/format.ts';
import { chooseLanguage, currentLanguage, LANGUAGE_NAMES, LANGUAGES, setLanguage, texts } from './index.ts';
import { dateFormat, numberFormat, sizeIn } from './numbers.ts';

afterEach(() => setLanguage('en'));

describe('which language', () => {
  it.each([
    ['a tag with a region', ['ru-RU'], 'ru'],
    ['a tag with a script', ['uz-Latn-UZ'], 'uz'],
    ['a locale of a shell', ['az_AZ.UTF-8'], 'az'],
    ['the first that is known', ['kk', 'tr', 'az', 'ru'], 'az'],
    ['English is a wish like the others', ['en-US', 'ru'], 'en'],
    ['a language that only begins alike is another one', ['uzs', 'rue'], 'en'],
    ['nothing known', ['fr', ''], 'en'],
    ['nothing said', [], 'en'],
  ] as const)('%s', (_rule, wanted, language) => expect(chooseLanguage(wanted)).toBe(language));

  it('each has a name of its own', () => expect(new Set(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).size).toBe(LANGUAGES.length));
});

describe('switching', () => {
  it('the texts change with it', async () => {
    await setLanguage('uz');
    expect([currentLanguage(), texts().app.nav.settings]).toEqual(['uz', 'Sozlamalar']);
  });

  it('the last wish wins, however long an earlier one takes to load', async () => {
    await Promise.all([setLanguage('az'), setLanguage('en')]);
    expect([currentLanguage(), texts().app.nav.settings]).toEqual(['en', 'Settings']);
  });
});

describe('numbers on the screen', () => {
  it.each([
    ['en', '+0.123', '−0.045', '52.3', '1,234.5'],
    ['ru', '+0,123', '−0,045', '52,3', '1 234,5'],
    ['uz', '+0,123', '−0,045', '52,3', '1 234,5'],
    ['az', '+0,123', '−0,045', '52,3', '1.234,5'],
  ] as const)('%s', async (language, equity, loss, chance, large) => {
    await setLanguage(language);
    // Spaces between thousands do not break.
    expect([formatEquity(0.123), formatLoss(0.045), formatChance(0.523), numberFormat(language).format(1234.5).replace(/\s/g, ' ')]).toEqual([equity, loss, chance, large]);
  });

  it('a chance that rounding has made a little less than none has no minus', () => {
    for (const language of LANGUAGES) {
      setLanguage(language);
      expect([formatChance(-1e-8), formatChance(-0), formatMatchChance(-1e-8)].join(' ')).not.toMatch(/[-−]/);
    }
  });

  it.each([['uz', '31.12.2026'], ['az', '31.12.2026'], ['en', 'Dec 31, 2026']] as const)('a day in %s', (language, text) =>
    expect(dateFormat(language).format(new Date(2026, 11, 31))).toBe(text));

  it.each([[999, '1 кБ'], [12_300, '12 кБ'], [1_250_000, '1,3 МБ'], [2_000_000_000, '2,0 ГБ']])('%i bytes', (bytes, text) => expect(sizeIn('ru', ['кБ', 'МБ', 'ГБ'])(bytes)).toBe(text));
});

it('no style changes letters to capitals: Azerbaijani i would lose its dot', () => {
  const sources = readdirSync('src', { recursive: true }).map(String).filter((path) => path.endsWith('.ts') && !path.includes('.test.'));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((path) => /text-transform\s*:|font-variant(-caps)?\s*:\s*(all-)?small-caps/.test(readFileSync(`src/${path}`, 'utf8')))).toEqual([]);
});
