/** Uzbek: what cannot be done in a game, a match or a chouette. */
import type { CubeRefusal } from '../../core/game-cube.ts';
import type { GamePhase } from '../../core/game-state.ts';
import type { PLAY_ERROR_CODES } from '../../core/play-errors.ts';
import type { Texts } from '../en/index.ts';
import { players } from './words.ts';

const WAITED_FOR: Record<GamePhase, string> = {
  start: 'avval kim boshlashini bilish uchun ikkala tomon bittadan zar tashlaydi',
  roll: 'hozir zar tashlanadi',
  move: 'avval tashlashni oʻynab, zarlarni olish kerak',
  answer: 'avval ikkilantirishga javob berish kerak',
  beaver: 'avval biverga javob berish kerak',
  raccoon: 'avval rakunga javob berish kerak',
  resignation: 'avval taslimga javob berish kerak',
  claim: 'avval eʼtiroz bildirilgan yurishni qabul qilish yoki tuzatish kerak',
  over: 'oʻyin tugagan',
};

const CUBE_REFUSED: Record<CubeRefusal, string> = {
  no_cube: 'Bu oʻyin kubsiz oʻynaladi.',
  crawford: 'Bu Crawford oʻyini: unda ikkilantirilmaydi.',
  first_throw: 'Oʻyinning birinchi tashlashidan oldin ikkilantirilmaydi.',
  not_owner: 'Kub raqibda; faqat egasi ikkilantira oladi.',
  cap: 'Bu oʻyinda kub bundan yuqori chiqmaydi.',
  last_throw: 'Oxirgi tashlashda ikkilantirilmaydi.',
  no_beavers: 'Bu oʻyinda biverlarga kelishilmagan.',
};

const MATCH_OPTIONS: Readonly<Record<string, string>> = {
  length: 'Match 1 dan boshlab butun ochkogacha oʻynaladi; 0 – chegarasiz oʻyin.',
  players: 'Ikki oʻyinchi boʻlishi kerak.',
  cap: 'Kub chegarasi ikkining darajasi boʻlishi kerak.',
  preset: 'Bu qoidalar toʻplami boshqa oʻyinniki.',
  scoring: 'Koks va uy marsining bahosi musbat son boʻlishi kerak.',
  start: 'Bunday joylashuvdan oʻyin boshlab boʻlmaydi.',
};

export const playErrors: Pick<Texts['errors'], (typeof PLAY_ERROR_CODES)[number]> = {
  action_phase: (f) => `Hozir bunday qilib boʻlmaydi: ${WAITED_FOR[f.phase as GamePhase]}.`,
  step_refused: (f) => `Tosh hozir ${f.from} dan ${f.to} ga yura olmaydi.`,
  play_unfinished: () => 'Hali hammasi oʻynalmadi.',
  nothing_to_undo: () => 'Qaytaradigan qadam yoʻq.',
  dice_thrown: () => 'Zarlar tashlandi, endi oʻzgartirib boʻlmaydi.',
  dice_committed: () => 'Bu oʻyinning zarlari allaqachon belgilangan.',
  dice_not_committed: () => 'Bu oʻyinda tekshirsa boʻladigan zarlar boʻlmagan.',
  cube_refused: (f) => CUBE_REFUSED[f.reason as CubeRefusal],
  resign_kind: () => 'Bu oʻyinda bunday gʻalaba alohida hisoblanmaydi, shuning uchun unga taslim boʻlib boʻlmaydi.',
  resign_last_throw: () => 'Oxirgi tashlashda taslim boʻlinmaydi: zar tashlang.',
  nothing_to_claim: () => 'Eʼtiroz bildiradigan yurish yoʻq: keyingi tashlashdan soʻng oldingi yurish oʻz kuchida qoladi.',
  claim_unfounded: () => 'Bu yurish qoidaga toʻgʻri edi.',
  engine_cannot: (f) => `Dastur bu yerda ${f.game === 'long' ? 'uzun nardni' : 'bu oʻyinni'} hozircha baholay olmaydi. Uning tomonida oʻzingiz oʻynang yoki ikki kishilik match boshlang.`,
  match_options: (f) => MATCH_OPTIONS[String(f.option)] ?? 'Matchning bu shartlari bir-biriga toʻgʻri kelmaydi.',
  match_over: () => 'Match tugagan.',
  game_unfinished: () => 'Oʻyin hali tugamagan.',
  journal_refused: (f) => `Saqlangan oʻyinni davom ettirib boʻlmaydi: ${f.at}-yozuv oldingilariga mos kelmaydi.`,
  record_unplayable: (f) => `Bu yozuvdagi ${f.game}-oʻyinni davom ettirib boʻlmaydi: ${f.action}-amal qoidaga zid.`,
  chouette_players: (f) => `Chouette uchun ismi har xil uchtadan ${f.most} tagacha oʻyinchi kerak; bu yerda ${players(Number(f.count))}.`,
  chouette_phase: () => 'Chouettening bu bosqichida bunday qilib boʻlmaydi.',
  chouette_dice: () => 'Hali tashlaydigan har bir oʻyinchi roppa-rosa bitta zar tashlaydi.',
  chouette_answers: () => 'Ikkilantirishga jamoaning oʻyindagi har bir oʻyinchisi javob beradi, boshqa hech kim.',
  chouette_votes: () => 'Jamoa oʻyindagi hamma oʻyinchisi rozi boʻlsagina ikkilantiradi.',
  chouette_result: () => 'Chouette oʻyinini quti yoki jamoa yutadi, ochkosi noldan katta boʻladi.',
  seed_malformed: () => 'Kalit va uning izi 64 ta belgi: 0 dan 9 gacha raqamlar va a dan f gacha harflar.',
  seed_mismatch: () => 'Kalit oʻyindan oldin koʻrsatilgan izga mos emas: zarlar oldindan belgilangani emas ekan.',
  dice_mismatch: (f) => `Oʻyinning ${f.at}-tashlashi ${f.played} edi, kalit boʻyicha esa ${f.expected}.`,
  dice_unsettled: () => 'Bu sahifada tekshirsa boʻladigan zarlarni belgilab boʻlmaydi: brauzerlar buni faqat himoyalangan (https) sahifalarda va shu kompyuterning oʻzida ruxsat beradi. Haqiqiy taxta zarlarini yozib boring.',
  seed_unknown: () => 'Kalit oʻyin oxirida koʻrsatiladi; zarlarni shundan keyingina tekshirsa boʻladi.',
};
