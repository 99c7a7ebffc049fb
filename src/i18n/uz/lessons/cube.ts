/** Uzbek: basic cube points. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const cube: LessonTexts = {
  title: 'Kub asoslari',
  about: 'Qachon qabul qilish, qachon ikkilantirish, gammonlar va kub egaligi nimani oʻzgartiradi, Crawford oʻyini nima. Birinchi taxtalar – oxirgi tashlashlar: ularni hisoblasa boʻladi.',
  pages: [
    {
      title: 'Qabulmi yoki rad?',
      text: 'Oq tashlashdan oldin ikkilantiradi. 36 tashlashdan {takeWays} tasi ikkala toshni chiqaradi: Oq {takeWin}%, Qora {takeLose}% yutadi.\n\nRad etish 1 ochko turadi. Qabul qilgan 2 ochkoga oʻynaydi.',
      ask: 'Qora nima qilishi kerak?',
      answers: [['Qabul', 'Bu oʻrtacha 2 × ({takeWin}% − {takeLose}%) = {takeCost} turadi: 1 dan kam.'], ['Rad', 'U 1 turadi. Qabul oʻrtacha atigi {takeCost}.']],
    },
    {
      title: 'Oqqa sal yaxshiroq',
      text: 'Endi {passWays} tashlash Oqqa yutuq beradi: {passWin}%. Qora {passLose}% yutadi.',
      ask: 'Oq ikkilantirdi. Qora nima qilishi kerak?',
      answers: [['Qabul', '2 ochkoli oʻyinda bu oʻrtacha {passCost} turadi – rad etish ochkosidan koʻp.'], ['Rad', 'Qabul oʻrtacha {passCost} turardi.']],
    },
    {
      title: 'Qabul chegarasi',
      text: '{throws} tashlashdan {pointWays} tasi Oqqa yutuq beradi: {pointWin}%, rosa toʻrtdan uch. Qabul va rad endi bir xil turadi. Rad – bu −1; yutuq ulushi p boʻlsa, qabul 2 × (2p − 1).',
      ask: 'Kub boshqa aylanmasa va gammon boʻlmasa, qabul qilish uchun Qora qancha yutishi kerak?',
      answers: [['{point}%', '2 × (2 × 0,25 − 1) = −1: rad bilan bir xil.'], ['50%', 'Unda qabul hech narsa turmasdi. U faqat −1 dan yaxshi boʻlsa bas.'], ['33%', 'Toʻrtdan biri yetadi: uch marta ikkitadan yutqaziladi, bir marta ikkita yutiladi.']],
    },
    {
      title: 'Qachon ikkilantirish',
      text: 'Yana oxirgi tashlash: {throws} tadan {lastWays} tasi yutadi, {lastWin}%. Oʻyin hozir tugaydi, raqib kubdan foydalana olmaydi.',
      ask: 'Oq ikkilantirsinmi?',
      answers: [['Ha', 'Oxirgi tashlashda imkoni yarmidan ortiq har kim ikkilantiradi: {noDouble} oʻrniga {doubled}.'], ['Yoʻq', 'Tikish 1 da bu {noDouble} turadi, 2 da ikki barobar: {doubled}. Kutishdan foyda yoʻq.']],
    },
    {
      title: 'Kub egaligi qancha turadi',
      text: 'Bu yerda Oqda {ownWin}%, lekin oʻyin hali oʻzgarishi mumkin. Qora qabul qiladi: endi faqat u ikkilantira oladi.\n\nKubga boshqa hech kim tegmasa, qabul {dead} turardi.',
      ask: 'Kub bilan-chi?',
      answers: [['{alive}', 'Kamroq: Oq chiqara olmasa va ustunlik Qoraga oʻtsa, u vaqtida ikkilantiradi. Shuning uchun 25% dan sal kam bilan ham qabul qilish mumkin.'], ['{dead}', 'Bu ikkilantirish huquqisiz. Huquq esa Qorada.'], ['1,000', 'Bu rad.']],
    },
    {
      title: 'Ikkilantirgan kubni beradi',
      text: 'Oʻsha taxta, ikkilantirishdan oldin. Kub oʻrtada turganda ikkilantirmaslik Oqqa {centred} turadi.',
      ask: 'Kub, bu yerdagidek, Oqniki boʻlsa va u ikkilantirmasa-chi?',
      answers: [['{owned}: koʻproq', 'Qora endi ikkilantira olmaydi. Shuning uchun qayta ikkilantirish birinchisidan sal kechroq boʻladi: yoʻqotadigan narsa bor.'], ['{centred}: shuncha', 'Oʻrtada kub ikkala tomonga xizmat qiladi.'], ['Kamroq', 'Ikkilantirish huquqi Oqda qoladi, Qorada esa yoʻq.']],
    },
    {
      title: 'Gammonlar',
      text: '2 ochkoli oʻyinda gammon qabul qilganga yana 2 turadi. Qabul chegarasi yutqaziladigan gammonlarning yarmiga koʻtariladi.\n\nOq barcha oʻyinlarning {gammons}% ida gammon yutsin, Qora esa hech qachon.',
      ask: 'Kub oʻlik boʻlsa, qabul qilish uchun Qora qancha yutishi kerak?',
      answers: [['{gammonPoint}%', '2 × (0,35 − 0,65) − 2 × 0,20 = −1.'], ['25%', 'Gammonlarsiz shuncha yetardi.'], ['45%', 'Gammonlarning hammasi emas, yarmi qoʻshiladi: 25 + 10.']],
    },
    {
      title: 'Crawford oʻyini',
      text: 'Match {length} ochkogacha: Oqda {leader}, unga bir ochko kerak, Qorada {trailer}. Bir tomonga bir ochko qolgandan keyingi birinchi oʻyin – Crawford oʻyini.',
      ask: 'Navbat Qorada. U ikkilantira oladimi?',
      answers: [['Yoʻq', 'Crawford oʻyinida kubni hech kim aylantirmaydi.'], ['Ha', 'Faqat shu oʻyinda emas: qoida oldindagini bir marta himoya qiladi.']],
    },
    {
      title: 'Crawford oʻyinidan keyin',
      text: 'Crawford oʻyinini Qora yutdi: {leader}–{later}. Oqqa hamon bir ochko, Qoraga ikki ochko kerak, kub yana oʻyinda.',
      ask: 'Navbat Qorada, pozitsiya teng. Ikkilantirsinmi?',
      answers: [['Ha, darrov', 'Magʻlubiyat har qanday tikishda matchni tugatadi, demak ikkiga oʻynash hech narsa turmaydi – ikki ochko esa matchni yutadi.'], ['Yoʻq, hali erta', 'Bundan nima yoʻqotiladi? Bitta yutqazilgan oʻyin baribir matchni tugatadi.']],
    },
  ],
};
