/** Azerbaijani texts of the command line. */
import type { Texts } from '../en/index.ts';
import { blunders, decisions, errorsCounted, nth, paths, plays, points, positions } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: əmr sətrində nərd təhlili

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       matç faylı və hər gedişin dəyəri
  nardscope convert FILE --to mat|json|text            qeydi başqa formata çevirir
  nardscope eval [--game long] --plies N --ids FILE    mövqe ID-lərinin şansları, hər sətirdə biri
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       mövqenin və ya gedişlərin rollautu
  nardscope merge FILE… [--json]                       bir rollautun hissələrini birləşdirir
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--met NAME|FILE.xml] [--json]
                                                       mövqedə kub qərarı
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7] [--json]
                                                       matç şansları; hesabda kubu qəbul həddi
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--plies N] [--json]
                                                       matç fayllarındakı səhvlərdən tapşırıqlar
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       arxiv nüsxəsindən düzülüşə görə mövqelər
  nardscope plays --batch FILE.jsonl [RULES]           mümkün gedişlər, hər biri bir JSON sətri
  nardscope perft --depth N [RULES] [--json]           başlanğıcdan neçə mövqeyə çatmaq olar
  nardscope bench                                      proqramın sürəti, JSON ilə
  nardscope --version                                  versiyanın nömrəsi

RULES: --game short (başqası deyilməyibsə) və ya --game long, onunla --preset ID və ya --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
--lang en|ru|uz|az: cümlələrin dili (deyilməsə, mühitin dili, LANG); məlumatlar və JSON tərcümə olunmur.
Ətraflı: docs/cli.md.`,
  unknownCommand: (f) => `«${f.name}» adlı əmr yoxdur; siyahını nardscope --help göstərir.`,
  missing: (f) => `${f.what} çatmır; nardscope --help-ə baxın.`,
  unexpected: (f) => `«${f.text}» artıqdır; nardscope --help-ə baxın.`,
  unknownOption: (f) => `Burada ${f.option} parametri yoxdur; nardscope --help-ə baxın.`,
  optionNeedsValue: (f) => `${f.option} parametrindən sonra qiymət lazımdır; nardscope --help-ə baxın.`,
  optionTakesNone: (f) => `${f.option} qiymətsiz yazılır; nardscope --help-ə baxın.`,
  badOption: (f) => `${f.option} üçün «${f.value}» olmaz; mümkündür: ${f.expected}.`,
  unreadable: (f) => `${f.file}: oxumaq olmur (${f.reason}).`,
  unwritable: (f) => `${f.file}: yazmaq olmadı (${f.reason}).`,
  fileProblems: {
    ENOENT: (f) => `${f.file}: belə fayl yoxdur.`,
    EISDIR: (f) => `${f.file}: bu, fayl deyil, qovluqdur.`,
    EACCES: (f) => `${f.file}: oxumağa icazə yoxdur.`,
  },
  at: (f) => `${f.file}:${f.line}: ${f.sentence}`,
  inFile: (f) => `${f.file}: ${f.sentence}`,
  notAMatch: 'Bu matç deyil, mövqedir.',
  notRecognised: 'Bu, Nardscope-un oxuya bildiyi matç deyil: .mat, mətn şəklində uzun nərd və JSON qeydləri olar.',
  oneOfMatches: (f) => `${f.file}: ${nth(f.at)} matç, cəmi ${f.count}; başqasını --match N seçir.`,
  perft: (f) => `dərinlik ${f.ply}: ${paths(f.sum)}, ${positions(f.distinct)}`,
  perftProgress: (f) => `dərinlik ${f.ply}: ${f.percent}%`,
  makingTable: 'Daş çıxarma cədvəli hazırlanır (bir dəfə) …',
  analysing: (f) => `${f.done} / ${plays(f.total)}`,
  match: (f) => (f.length === 0 ? 'Pul oyunu' : `${f.length} xallıq matç`),
  rates: (f) => `${f.cube ? `Kubla${f.met === null ? '' : `, matç şansları: ${f.met}`}` : 'Yalnız gedişlər, kubsuz'}; neyron şəbəkə ${f.net}, dərinlik: ${plays(f.plies)}.`,
  player: (f) =>
    `${f.name}: ${decisions(f.decisions)}, orta səhv ${f.errorRate}, PR ${f.pr}, bəxt ${f.luck}; ${f.doubtful} şübhəli gediş, ${errorsCounted(f.error)}, ${blunders(f.blunder)}`,
  sides: (f) => `< ${f.left}   > ${f.right}`,
  numbers: { line: 'Soldakı ədədlər: matç faylının sətirləri.', turn: 'Soldakı ədədlər: oyundakı gedişlərin nömrələri.' },
  game: (f) => `${nth(f.number)} oyun  ${f.left}–${f.right}${f.crawford ? '  Krouford oyunu' : ''}`,
  wins: (f) => `  ${f.name}: qələbə, ${points(f.points)}`,
  unfinished: '  Qeyd burada kəsilir: oyun bitməyib.',
  best: (f) => `ən yaxşısı ${f.play}`,
  dance: 'gediş yoxdur',
  notRecorded: 'yazılmayıb',
  marks: { none: '', doubtful: '?!', error: '?', blunder: '??' },
  unnamed: '(adsız)',
};
