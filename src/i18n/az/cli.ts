/** Azerbaijani texts of the command line. */
import type { Texts } from '../en/index.ts';
import { help } from './cli-help.ts';
import { doubts } from './doubts.ts';
import { blunders, decisions, errorsCounted, nth, paths, plays, points, positions, trials } from './words.ts';

export const cli: Texts['cli'] = {
  usage: `nardscope: əmr sətrində nərd təhlili

  nardscope analyze FILE [--plies 0|1|2|3] [--json] [--match N]
                                                       matç faylı və hər gedişin dəyəri
  nardscope convert FILE --to mat|json|text            qeydi başqa formata çevirir
  nardscope eval [--game long] --plies N --ids FILE [--json]
                                                       mövqe ID-lərinin şansları, hər sətirdə biri
  nardscope rollout --id ID [--dice 31 | --plays "8/5 6/5; 24/20"] [--cubeful | --cube] [--trials N] [--json] …
                                                       mövqenin və ya gedişlərin rollautu
  nardscope merge FILE… [--json]                       bir rollautun hissələrini birləşdirir
  nardscope cube --id ID [--match-id ID] | --xgid XGID [--plies N] [--jacoby] [--beavers] [--backgammon 2] [--cap N] [--stake N] [--crawford] [--met NAME|FILE.xml] [--json]
                                                       mövqedə kub qərarı
  nardscope met [--met NAME|FILE.xml] [--score 3-5/7 [--crawford]] [--json]
                                                       matç şansları; hesabda kubu qəbul həddi
  nardscope puzzles FILE… [--min-loss 0.05] [--player NAME] [--only checker|cube] [--stage …] [--estimates LIST]
                   [--plies N] [--json]
                                                       matç fayllarındakı səhvlərdən tapşırıqlar
  nardscope search BACKUP --query "own any 20-22 2+; other each 7 0" [--game short|long] [--limit N] [--json]
                                                       arxiv nüsxəsindən düzülüşə görə mövqelər
  nardscope lesson FILE [--json]                       dərs faylı: yoxlamaq və mətn kimi çap etmək
  nardscope plays --batch FILE.jsonl [RULES]           mümkün gedişlər, hər biri bir JSON sətri
  nardscope perft --depth N [RULES] [--json]           başlanğıcdan neçə mövqeyə çatmaq olar
  nardscope bench                                      proqramın sürəti, JSON ilə
  nardscope --version                                  versiyanın nömrəsi

RULES: --game short (başqası deyilməyibsə) və ya --game long, onunla --preset ID və ya --rules head=…,block=…,transient=…,largerDie=…,bearoff=….
FILE və ya BACKUP əvəzinə - yazmaq olar: standart giriş (analyze, convert, eval, merge, plays, puzzles, search, lesson).
--lang en|ru|uz|az: cümlələrin dili (deyilməsə, mühitin dili, LANG); məlumatlar və JSON tərcümə olunmur.
nardscope ƏMR --help: onun parametrləri və nümunələr. Ətraflı: docs/cli.md.`,
  help,
  unknownCommand: (f) => `«${f.name}» adlı əmr yoxdur; siyahını nardscope --help göstərir.`,
  missing: (f) => `${f.what} çatmır; nardscope --help-ə baxın.`,
  unexpected: (f) => `«${f.text}» artıqdır; nardscope --help-ə baxın.`,
  unknownOption: (f) => `Burada ${f.option} parametri yoxdur; nardscope --help-ə baxın.`,
  optionNeedsValue: (f) => `${f.option} parametrindən sonra qiymət lazımdır; nardscope --help-ə baxın.`,
  optionTakesNone: (f) => `${f.option} qiymətsiz yazılır; nardscope --help-ə baxın.`,
  badOption: (f) => `${f.option} üçün «${f.value}» olmaz; mümkündür: ${f.expected}.`,
  expected: {
    score: 'hər iki tərəfin xalları, matçın uzunluğundan az, və bu uzunluq, məsələn 3-5/7',
    share: '0-dan 1-ə qədər pay',
    shard: 'hissənin nömrəsi və hissələrin sayı, məsələn 3/8',
    cube: 'ikinin qüvvəti, məsələn 1, 2, 4 və ya 8',
    onlyMatch: '1, faylda bir matç var',
  },
  needs: (f) => `${f.needed} olmadan ${f.option} heç nə demir.`,
  excludes: (f) => `${f.option} və ${f.other} birlikdə olmaz; birini saxlayın.`,
  beforeThrow: (f) =>
    `--cube və ${f.option} birlikdə olmaz: ikiqatlama atışdan əvvəldir, ondan sonra yalnız gediş seçilir. Birini saxlayın və ya kublu gedişlər üçün --cubeful götürün.`,
  ofMoney: (f) => `${f.option} pulla oyun üçündür, bu isə matçdır, uzunluğu: ${points(f.length)}.`,
  ofMatch: (f) => `${f.option} matçlar üçündür, bu isə pulla oyundur.`,
  ofShort: (f) => `${f.option} yalnız qısa nərd üçündür.`,
  stakeOwned: '--stake ortadakı kub üçündür, burada isə o, bir tərəfdədir.',
  matchIdTwice: 'Kodda iki nöqtədən sonra artıq matç kodu var; --match-id parametrini çıxarın.',
  notCrawford: (f) => `--crawford yalnız bir tərəfə bir xal lazım olan hesab üçündür; burada ${f.own} və ${f.other} lazımdır.`,
  takenAfterCrawford: 'Yalnız bir tərəfə bir xal lazımdır və bunun Krouford oyunu olduğu heç yerdə deyilmir: o, artıq oynanılmış sayılır. --crawford bu oyunun həmin oyun olduğunu deyir.',
  doubts,
  sureOfOne: '--until-sure gedişlərdən hansının ən yaxşı olduğunu soruşur, burada isə bir mövqe var. Ona --until-error uyğundur.',
  noPlayer: (f) => `Orada «${f.name}» adlı oyunçu yoxdur. Oyunçular: ${f.known}.`,
  noPuzzles: 'Bu fayllardakı heç bir səhv istənilənə uyğun deyil: tapşırıq yoxdur.',
  inputTooLong: (f) => `Standart giriş ${f.megabytes} MB-dan uzundur.`,
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
  cube: {
    chances: 'Uduşlar (onlardan gammon / backgammon) – uduzmalar (eyni qayda ilə)',
    rates: (f) =>
      `${f.name}: kub, ${f.decisions} qərar, PR ${f.cubePr}${f.mwcLost === null ? '' : `, matçın ${f.mwcLost}%-i itirilib`}; gedişlərlə PR ${f.pr}${f.rating === null ? '' : ` (${f.rating})`}`,
    before: 'atışdan əvvəl',
  },
  met: {
    title: (f) => `${f.name}, ${f.length} xala qədər: matçı udmaq şansı, %, bu qədər xal lazımdır (aşağı), rəqibə bu qədər (sağa), Krouford oyunundan əvvəl və oyununda`,
    after: 'Krouford oyunundan sonra geridə qalanın şansı, ona bu qədər xal lazım olanda:',
    window: (f) => `Lazımdır: ${f.own}, rəqibə ${f.other}${f.crawford ? ', Krouford oyunu' : f.after ? ', Krouford oyunundan sonra' : ''}, kub ${f.value}`,
    matchChance: 'Matçı udmaq şansı',
    sides: { own: 'növbəsi çatan tərəf', other: 'rəqib' },
  },
  rollout: {
    columns: (f) => `${f.cubeful ? 'Kublu ekviti (EMG)' : 'Ekviti'} ± 95% interval; qələbələr (onlardan ${f.game === 'long' ? 'mars / koks' : 'gammon / backgammon'}) – məğlubiyyətlər (eləcə də); ən yaxşı olma ehtimalı.`,
    verdict: (f) => `${f.verdict} (doğru olma ehtimalı ${f.percent})`,
    best: (f) => `ən yaxşı: ${f.percent}`,
    progress: (f) => `${f.done} / ${trials(f.total)}`,
    paused: (f) => `Dayandırıldı. Görülən iş ${f.file} faylındadır; həmin əmr davam etdirəcək.`,
    nothing: 'Hələ 36 sınaqlıq heç bir blok bitməyib.',
    notInState: (f) => `${f.file} faylında başqa rollaut var; --state üçün başqa fayl verin və ya fərqlənəni çıxarın.`,
    severalInState: (f) => `${f.file} faylında ${f.count} rollaut var, --state isə birini davam etdirir; birinin hissələrini nardscope merge birləşdirir.`,
    illegal: (f) => `«${f.play}» burada qaydaya uyğun gediş deyil.`,
    noRoll: 'Bu gedişlərin hamısının qaydaya uyğun olduğu atış yoxdur.',
    tooManyPlays: (f) => `Yan-yana ən çoxu ${f.most} gediş sınanır.`,
    samePlay: (f) => `«${f.play}» və «${f.other}» eyni gedişdir.`,
    noPlay: 'Burada heç bir gediş yoxdur.',
  },
};
