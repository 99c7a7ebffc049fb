/** Azerbaijani: what cannot be done in a game, a match or a chouette. */
import type { CubeRefusal } from '../../core/game-cube.ts';
import type { GamePhase } from '../../core/game-state.ts';
import type { PLAY_ERROR_CODES } from '../../core/play-errors.ts';
import type { NardError } from '../../core/result.ts';
import type { Texts } from '../en/index.ts';
import { nth, players } from './words.ts';

const at = (place: NardError['facts'][string] | undefined): string => nth(String(place));

const WAITED_FOR: Record<GamePhase, string> = {
  start: 'əvvəlcə kimin başladığını bilmək üçün hər iki tərəf bir zər atır',
  roll: 'indi zər atılır',
  move: 'əvvəlcə atışı oynayıb zərləri götürmək lazımdır',
  answer: 'əvvəlcə ikiqatlamaya cavab vermək lazımdır',
  beaver: 'əvvəlcə biverə cavab vermək lazımdır',
  raccoon: 'əvvəlcə rakuna cavab vermək lazımdır',
  resignation: 'əvvəlcə təslimə cavab vermək lazımdır',
  claim: 'əvvəlcə etiraz edilən gedişi qəbul etmək və ya düzəltmək lazımdır',
  over: 'oyun bitib',
};

const CUBE_REFUSED: Record<CubeRefusal, string> = {
  no_cube: 'Bu oyun kubsuz oynanılır.',
  crawford: 'Bu, Krouford oyunudur: onda ikiqatlamaq olmaz.',
  first_throw: 'Oyunun ilk atışından əvvəl ikiqatlamaq olmaz.',
  not_owner: 'Kub rəqibdədir; yalnız sahibi ikiqatlaya bilər.',
  cap: 'Bu oyunda kub bundan yuxarı qalxmır.',
  last_throw: 'Son atışda ikiqatlamaq olmaz.',
  no_beavers: 'Bu oyunda biverlər razılaşdırılmayıb.',
};

const MATCH_OPTIONS: Readonly<Record<string, string>> = {
  length: 'Matç 1-dən başlayan tam xal sayına qədər oynanılır; 0 – sonsuz oyun.',
  players: 'İki oyunçu olmalıdır.',
  cap: 'Kubun həddi ikinin qüvvəti olmalıdır.',
  preset: 'Bu qaydalar dəsti o biri oyunundur.',
  scoring: 'Koksun və ev marsının dəyəri müsbət ədəd olmalıdır.',
  start: 'Belə düzülüşdən oyun başlamaq olmaz.',
};

export const playErrors: Pick<Texts['errors'], (typeof PLAY_ERROR_CODES)[number]> = {
  action_phase: (f) => `İndi bunu etmək olmaz: ${WAITED_FOR[f.phase as GamePhase]}.`,
  step_refused: (f) => `${f.from}/${f.to} addımını indi atmaq olmaz.`,
  play_unfinished: () => 'Hələ hamısı oynanılmayıb.',
  nothing_to_undo: () => 'Geri alınacaq addım yoxdur.',
  dice_thrown: () => 'Zərlər atılıb, daha dəyişmək olmaz.',
  dice_committed: () => 'Bu oyunun zərləri artıq müəyyən edilib.',
  dice_not_committed: () => 'Bu oyunda yoxlanıla bilən zərlər olmayıb.',
  cube_refused: (f) => CUBE_REFUSED[f.reason as CubeRefusal],
  resign_kind: () => 'Bu oyunda belə qələbə ayrıca sayılmır, ona görə belə təslim olmaq olmaz.',
  resign_last_throw: () => 'Son atışda təslim olmaq olmaz: zər atın.',
  nothing_to_claim: () => 'Etiraz ediləcək gediş yoxdur: növbəti atışdan sonra əvvəlki gediş qüvvədə qalır.',
  claim_unfounded: () => 'Bu gediş qaydaya uyğun idi.',
  engine_cannot: (f) => `Proqram burada hələ ${f.game === 'long' ? 'uzun nərdi' : 'bu oyunu'} qiymətləndirə bilmir. Onun əvəzinə özünüz oynayın və ya iki nəfərlik matçı başlayın.`,
  match_options: (f) => MATCH_OPTIONS[String(f.option)] ?? 'Matçın bu şərtləri bir-birinə uyğun gəlmir.',
  match_over: () => 'Matç bitib.',
  game_unfinished: () => 'Oyun hələ bitməyib.',
  journal_refused: (f) => `Saxlanılan oyunu davam etdirmək olmur: ${at(f.at)} qeyd özündən əvvəlkilərə uyğun deyil.`,
  record_unplayable: (f) => `Bu qeyddəki ${at(f.game)} oyunu davam etdirmək olmur: ${at(f.action)} əməliyyat qaydaya ziddir.`,
  chouette_players: (f) => `Şuet üçün adları fərqli üçdən ${f.most} nəfərə qədər oyunçu lazımdır; burada ${players(Number(f.count))}.`,
  chouette_phase: () => 'Şuetin bu mərhələsində bunu etmək olmaz.',
  chouette_dice: () => 'Hələ atmalı olan hər oyunçu düz bir zər atır.',
  chouette_answers: () => 'İkiqatlamaya komandanın oyunda olan hər oyunçusu cavab verir, başqa heç kim.',
  chouette_votes: () => 'Komanda yalnız oyunda olan bütün oyunçuları razı olanda ikiqatlayır.',
  chouette_result: () => 'Şuet oyununu qutu və ya komanda qazanır, xalı sıfırdan böyük olur.',
  seed_malformed: () => 'Açar və onun izi 64 işarədir: 0–9 rəqəmləri və a–f hərfləri.',
  seed_mismatch: () => 'Açar oyundan əvvəl göstərilən izə uyğun deyil: zərlər əvvəlcədən müəyyən edilənlər deyilmiş.',
  dice_mismatch: (f) => `Oyunun ${at(f.at)} atışı ${f.played} idi, açara görə isə ${f.expected}.`,
  dice_unsettled: () => 'Bu səhifədə yoxlanıla bilən zərlər müəyyən etmək olmur: brauzerlər buna yalnız qorunan (https) səhifələrdə və bu kompüterin özündə icazə verir. Əsl taxtanın zərlərini yazın.',
  seed_unknown: () => 'Açar oyunun sonunda göstərilir; zərləri yalnız onda yoxlamaq olar.',
};
