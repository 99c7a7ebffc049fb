/** Azerbaijani: one sentence an error, what is wrong and what to do. */
import type { NardError } from '../../core/result.ts';
import type { Texts } from '../en/index.ts';
import { cubeErrors } from './cube.ts';
import { embedErrors } from './embed-errors.ts';
import { playErrors } from './play-errors.ts';
import { rolloutErrors } from './rollout.ts';
import { characters, checkers, fields, nth } from './words.ts';

type Sentence = (facts: NardError['facts']) => string;

const at = (place: NardError['facts'][string] | undefined): string => nth(String(place));

/** Why nothing can be kept, by the browser’s own name for it. */
const NO_STORE = {
  VersionError: () => 'Bu arxivlə daha yeni Nardscope işləyib. Onu almaq üçün səhifəni yeniləyin; o vaxta qədər heç nə saxlanılmır.',
  BlockedError: () => 'Başqa vərəqdəki köhnə Nardscope arxivi açmağa qoymur. O vərəqi bağlayın və bu səhifəni yeniləyin. O vaxta qədər heç nə saxlanılmır.',
  other: () => 'Brauzer səhifəyə heç nə saxlamağa icazə vermir (gizli pəncərə?). Səhifə bağlananda təhlillər itəcək.',
} satisfies Record<string, Sentence>;

const BROKEN_BACKUPS = {
  not_backup: () => 'Bu fayl Nardscope arxivinin surəti deyil.',
  newer: () => 'Bu surət daha yeni Nardscope ilə çıxarılıb. Onu almaq üçün səhifəni yeniləyin, sonra faylı yenidən yükləyin.',
  cut_off: (f) => `Bu surət ${at(f.line)} sətirdə kəsilib. Heç nə yüklənmədi.`,
  entry: (f) => `Bu surətin ${at(f.line)} sətri zədələnib${f.at === '' ? '' : ` (${f.at})`}. Heç nə yüklənmədi.`,
} satisfies Record<string, Sentence>;

const WANTED = {
  boolean: () => 'true və ya false olmalıdır.',
  object: () => 'öz sahələri olan obyekt olmalıdır.',
  text: (f) => `ən çoxu ${f.most} işarəlik mətn olmalıdır.`,
  integer: (f) => `${f.least}–${f.most} arasında tam ədəd olmalıdır.`,
  number: (f) => `${f.least}–${f.most} arasında ədəd olmalıdır.`,
  list: (f) => `${f.least}–${f.most} qiymətlik siyahı olmalıdır.`,
  choice: (f) => `bunlardan biri olmalıdır: ${f.choices}.`,
  other: () => 'bu uyğun gəlmir.',
} satisfies Record<string, Sentence>;

const ID_FIELDS = {
  length: 'uzunluğu', preset: 'qaydalar dəsti', rules: 'qaydaları', board: 'taxtası', phase: 'mərhələsi', dice: 'atışı', cube: 'kubu', score: 'hesabı', rest: 'sonu',
};

export const errors: Texts['errors'] = {
  position_too_many_checkers: (f) => `Bir tərəfdə ${checkers(Number(f.count))} var; çıxarılanlarla birlikdə 15 olmalıdır.`,
  position_too_few_checkers: (f) => `Bir tərəfdə cəmi ${checkers(Number(f.count))} var; çıxarılanlarla birlikdə 15 olmalıdır.`,
  position_both_on_point: (f) => `${at(f.point)} xanada hər iki tərəfin daşı var; birini oradan götürün.`,
  position_negative: () => 'Daşların sayı mənfidir və ya tam deyil.',
  position_both_done: () => 'Hər iki tərəf bütün daşlarını çıxarıb; bu, yalnız bir tərəfdə ola bilər.',
  side_malformed: (f) => `«${f.text}» xana və say deyil; 6:5, bar:1 və ya off:2 yazın, hər birini bir dəfə.`,
  batch_entry: () => 'Sətir JSON obyekti olmalıdır: «id» və «dice» və ya «mover», «opponent» və «roll» ilə.',
  dice_malformed: (f) => `«${f.text}» atış deyil; 1-dən 6-ya qədər iki ədəd yazın, məsələn 63.`,
  score_impossible: () => 'Hesab matçın uzunluğuna uyğun deyil.',
  cube_impossible: () => 'Belə kub olmur: onun ədədi ikinin qüvvətidir, Krouford oyununda isə kub çevrilmir.',
  text_unknown: () => 'Nardscope bu formatı tanımır. Mövqe kodunu, XGID-ni, mətnlə çəkilmiş taxtanı və ya .mat, JSON, mətn şəklində matçı yapışdırın.',
  text_empty: () => 'Oxumağa heç nə yoxdur.',
  text_too_long: (f) => `Mətn çox uzundur: ${characters(Number(f.length))}, ən çoxu ${f.limit} olar.`,
  id_malformed: (f) => `«${f.text}» mövqe kodu deyil: içində kodlarda olmayan işarələr var.`,
  id_length: (f) => `Mövqe kodunda 14, matç kodunda 12 işarə olur; «${f.text}» isə ${f.length} işarədir.`,
  id_without_board: (f) => `«${f.text}» matç kodudur, içində taxta yoxdur; onunla birlikdə mövqe kodunu da yapışdırın.`,
  id_of_long: (f) => `«${f.text}» uzun nərd mövqeyinin kodudur, burada isə qısa nərd lazımdır.`,
  id_of_short: (f) => `«${f.text}» qısa nərdin kodudur, burada isə uzun nərd lazımdır: onun kodları LN1- ilə başlayır.`,
  xgid_fields: (f) => `XGID-də iki nöqtə ilə ayrılan 9 və ya 10 sahə olur; burada ${fields(Number(f.count))}.`,
  xgid_board: (f) => `Bu XGID-nin taxtası ${at(f.at)} işarədə səhvdir.`,
  xgid_field: (f) => `Bu XGID-nin ${f.field} sahəsi «${f.text}» ola bilməz.`,
  diagram_frame: (f) => `Çəkilmiş taxtada nömrələrin bir sırası var, ${f.line}-ci sətirdə; onu hər ikisi ilə köçürün: 13–24 və 12–1.`,
  diagram_row: (f) => `Çəkilmiş taxtanın sətri (${f.line}) nömrələrinə uyğun gəlmir; onu bütün boşluqları ilə köçürün.`,
  diagram_cell: (f) => `Çəkilmiş taxtada “${f.text}” (sətir ${f.line}, sütun ${f.column}) nə X, nə O, nə də daşların sayıdır.`,
  diagram_stack: (f) => `Çəkilmiş taxtada sətir ${f.line}, sütun ${f.column}: xananın daşları kənardan ardıcıl durur və hamısı bir tərəfindir.`,
  diagram_sides: () => 'Çəkilmiş taxtanın hər iki tərəfi X və ya hər ikisi O adlanır.',
  diagram_bar: () => 'Uzun nərd taxtası çəkilib, orada barda daş olmur.',
  diagram_differs: (f) => (f.of === 'pips' ? `Çəkilmiş taxtanın yanında ${f.mark} üçün ${f.said} pip yazılıb, taxtada isə ${f.counted}.` : `Çəkilmiş taxtanın yanında ${f.mark} ${f.said} daş çıxarıb, taxtada isə ${f.counted} daş çatmır.`),
  play_malformed: (f) => `«${f.text}» gediş deyil; 13/7 8/7 və ya bar/22 kimi yazın.`,
  play_illegal: (f) => `${f.text} gedişi burada qaydaya uyğun deyil.`,
  match_no_header: () => '«7 point match» kimi sətir tapılmadı, deməli, bu, matç faylı deyil.',
  match_no_games: () => 'Matç faylında heç bir oyun yoxdur.',
  match_too_big: (f) => `Fayl çox böyükdür: ${characters(Number(f.length))}, ən çoxu ${f.limit} olar.`,
  match_too_many_rows: (f) => `Matçda ${f.limit} sətirdən çox gediş və kub əməliyyatı var; faylı bölün.`,
  variant_unsupported: (f) => `«${f.name}» növü yoxdur; Nardscope adi qısa nərdi və uzun nərdi tanıyır.`,
  json_malformed: (f) => `JSON tam deyil: səhv ${at(f.line)} sətir, ${at(f.column)} işarə yanındadır.`,
  record_unknown: () => 'Bu JSON Nardscope qeydi deyil: içində «nardscope-record» olan «format» yoxdur.',
  record_version: (f) => `Qeyd ${at(f.version)} versiyadadır, bu Nardscope isə ən çoxu ${at(f.known)} versiyanı oxuyur. Yenisini almaq üçün səhifəni yeniləyin.`,
  record_malformed: (f) => `Qeyddə səhv var (${f.at === '' ? 'lap əvvəldə' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzles_version: (f) => `Tapşırıqlar dəsti ${at(f.version)} versiyadadır, bu Nardscope isə ən çoxu ${at(f.known)} versiyanı oxuyur. Yenisini almaq üçün səhifəni yeniləyin.`,
  puzzles_malformed: (f) => `Tapşırıqlar dəstində səhv var (${f.at === '' ? 'lap əvvəldə' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  puzzle_phase: (f) => `Tapşırıqlar dəstində səhv var (${f.at}): bu mövqedə belə sual verilə bilməz.`,
  puzzle_play: (f) => `Tapşırıqlar dəstində səhv var (${f.at}): «${f.text}» bu mövqedə qaydaya uyğun gediş deyil.`,
  puzzle_unclear: () => 'Bundan tapşırıq alınmır: bir neçə cavab bir-birinə çox yaxındır və ya təhlil yoxdur.',
  search_malformed: (f) => `Sorğuda səhv var (${f.at === '' ? 'lap əvvəldə' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_version: (f) => `Dərs ${at(f.version)} versiyadadır, bu Nardscope isə ən çoxu ${at(f.known)} versiyanı oxuyur. Yenisini almaq üçün səhifəni yeniləyin.`,
  lesson_malformed: (f) => `Dərsdə səhv var (${f.at === '' ? 'lap əvvəldə' : f.at}): ${(WANTED[f.wanted as keyof typeof WANTED] ?? WANTED.other)(f)}`,
  lesson_position: (f) => `Dərsdə səhv var (${f.place}): ${errors[f.reason as keyof Texts['errors']](f)}`,
  lesson_play: (f) => `Dərsdə səhv var (${f.at}): «${f.text}» bu mövqedə qaydaya uyğun gediş deyil.`,
  puzzle_link_malformed: () => 'Bu keçiddə tapşırıq yoxdur: bir hissəsi yolda itmiş ola bilər. Keçidi yenidən istəyin.',
  lesson_link_malformed: () => 'Bu keçiddə dərs yoxdur: bir hissəsi yolda itmiş ola bilər. Keçidi yenidən və ya faylı istəyin.',
  preset_unknown: (f) => `«${f.id}» qaydalar dəsti, ${at(f.version)} versiya, burada tanınmır; hansı qaydalarla oynanıldığını demək olmur.`,
  long_id_checksum: (f) => `«${f.text}» yazısında səhv var: son dörd işarə qalanlarına uyğun deyil. Yenidən kopyalayın.`,
  long_id_version: (f) => `Bu uzun nərd kodu ${at(f.version)} versiyadadır, bu Nardscope isə 1-ci versiyanı oxuyur. Yenisini almaq üçün səhifəni yeniləyin.`,
  long_id_malformed: (f) => `Uzun nərddə belə ola bilməz: mövqe kodunun ${ID_FIELDS[f.field as keyof typeof ID_FIELDS] ?? f.field} səhvdir.`,
  long_text_line: (f) => `${at(f.line)} sətri oxumaq olmadı: «${f.text}».`,
  rules_malformed: (f) => `«${f.text}» qayda parametri deyil; head=first_346,block=ahead,transient=no,largerDie=yes,bearoff=strict yazın.`,
  start_json_only: () => 'Ortasından başlanan oyunu olan matç yalnız JSON kimi yazılır.',
  short_only: (f) => `«${f.format}» formatı yalnız qısa nərd üçündür; uzun nərd JSON və ya mətn kimi yazılır.`,
  long_only: (f) => `«${f.format}» formatı yalnız uzun nərd üçündür; qısa nərd mat və ya JSON kimi yazılır.`,
  store_unavailable: (f) => (NO_STORE[f.reason as keyof typeof NO_STORE] ?? NO_STORE.other)(),
  store_full: () => 'Yeni təhlillər üçün yer qalmayıb. Arxivi fayla saxlayın, sonra lazımsızları silin.',
  backup_malformed: (f) => (BROKEN_BACKUPS[f.reason as keyof typeof BROKEN_BACKUPS] ?? BROKEN_BACKUPS.not_backup)(f),
  match_link_malformed: () => 'Bu keçiddə matç yoxdur: bir hissəsi yolda itmiş ola bilər. Keçidi yenidən və ya faylı istəyin.',
  engine_failed: (f) => `Qiymətləndirən proqram dayandı: ${f.reason}. Səhifəni yeniləyin; təhlil olunanlar qalıb.`,
  net_missing: (f) => `Neyron şəbəkəni yükləmək olmadı (${f.reason}). Əlaqəni yoxlayıb yenidən cəhd edin.`,
  net_malformed: () => 'Neyron şəbəkə zədələnib. Səhifəni yeniləyin.',
  table_corrupt: () => 'Saxlanılan daş çıxarma cədvəli zədələnib və yenidən hazırlanacaq.',
  not_found: () => 'Bu brauzerin arxivində belə şey yoxdur.',
  language_missing: () => 'Bu dildə mətnləri yükləmək olmadı. Əlaqəni yoxlayıb dili yenidən seçin.',
  ...cubeErrors,
  ...rolloutErrors,
  ...playErrors,
  ...embedErrors,
};
