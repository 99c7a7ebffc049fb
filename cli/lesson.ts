/** `nardscope lesson FILE`: checks a lesson, and prints it as text or as the data a program reads. */
import { makeRoll } from '../src/core/dice.ts';
import { presetOfSituation } from '../src/core/presets.ts';
import { decodeText } from '../src/formats/decode.ts';
import { makeSituationId } from '../src/formats/situation-id.ts';
import { placeName } from '../src/i18n/lesson-place.ts';
import { LESSON_WORDS } from '../src/i18n/lesson-words.ts';
import type { LessonWords } from '../src/i18n/en/lesson.ts';
import { currentLanguage } from '../src/i18n/index.ts';
import { makeLesson, parseLesson } from '../src/study/lesson/lesson-file.ts';
import { makePath, paragraphs } from '../src/study/lesson/lesson.ts';
import { placesInOrder, type OpenPlace } from '../src/study/lesson/open-lesson.ts';
import { readBooks } from './assets.ts';
import { fileFailure } from './failure.ts';
import { oneFile, readArgs } from './options.ts';
import { readFileOrInput } from './standard-input.ts';

export const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/** A place as lines, indented by how deep it lies. */
function placeLines(place: OpenPlace, words: LessonWords): readonly string[] {
  const { path, situation, place: { text, arrows }, question } = place;
  const roll = situation.roll ? ` (${words.thrown(makeRoll(situation.roll))})` : '';
  const preset = situation.position.game === 'long' ? ` · ${presetOfSituation(situation).id}` : '';
  const lines = [
    `${makePath(path)}  ${placeName(place, words)}`, `   ${makeSituationId(situation)}${roll}${preset}`,
    ...paragraphs(text).flatMap((each) => each.split('\n')).map((each) => `   ${each}`),
    ...arrows.map(({ move, tone }) => `   ${tone === 'bad' ? '✗' : tone === 'good' ? '✓' : '→'} ${move}`),
    ...(question ? [`   ? ${question.ask}`, ...question.answers.map((answer) => `     ${answer.right ? '✓' : '✗'} ${answer.text}${answer.say ? ` – ${answer.say}` : ''}`)] : []),
  ];
  return lines.map((line) => `${'   '.repeat(path.length - 1)}${line}`);
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const file = oneFile(positionals);
  const parsed = await parseLesson(decodeText(await readFileOrInput(file)), await readBooks());
  if (!parsed.ok) throw fileFailure(file, parsed.error);
  const { lesson } = parsed.value;
  if (values.json) {
    process.stdout.write(makeLesson(lesson));
    return 0;
  }
  const words = await LESSON_WORDS[currentLanguage()]();
  const head = [[lesson.title, lesson.author, lesson.language].filter(Boolean).join(' · '), ...paragraphs(lesson.about)].filter(Boolean);
  const places = placesInOrder(parsed.value).map((place) => placeLines(place, words).join('\n'));
  process.stdout.write(`${[head.join('\n'), ...places].filter(Boolean).join('\n\n')}\n`);
  return 0;
}
