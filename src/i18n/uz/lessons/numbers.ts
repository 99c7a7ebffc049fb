/** Uzbek: reading Nardscope's numbers. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const numbers: LessonTexts = {
  title: 'Sonlarni oʻqish',
  about: 'Ekviti, imkoniyatlar, xato bahosi, PR, chuqurlik va rollaut xatoligi nimani aytadi – qoʻlda hisoblasa boʻladigan taxtalarda.',
  pages: [
    {
      title: 'Ekviti',
      text: 'Ekviti – pozitsiyaning oʻrtacha qiymati, oʻyin ochkolarida: yutuq +1, magʻlubiyat −1.\n\nOq zar tashlaydi va toshni hozir chiqarishi kerak: keyingi tashlashda Qora chiqaradi. Buni 36 tashlashdan {ways} tasi bajaradi: Oq {win}% yutadi.',
      ask: 'Gammonlar va kubsiz Oqning ekvitisi qancha?',
      answers: [['+{equity}', 'Yutuqlardan magʻlubiyatlar ayiriladi: {win}% − 25% = +{equity}.'], ['+0,750', 'Bu yutish imkoniyati. Yutqazilgan oʻyinlar ham hisobda: har biri −1.'], ['+1,500', 'Bir oʻyinda bir ochkodan koʻpi faqat gammon yoki kub bilan boʻladi.']],
    },
    {
      title: 'Ekvitidagi gammonlar',
      text: 'Oʻsha tashlash, lekin Qora hali birorta tosh chiqarmagan. Oq albatta yutadi: {ways} tashlashda darrov, bu esa 2 turadigan gammon. Aks holda Qora bitta tosh chiqaradi va Oq keyingi tashlashda oddiy oʻyin yutadi.',
      ask: 'Oqning ekvitisi qancha?',
      answers: [['+{gammonEquity}', 'Har bir oʻyin 1 beradi, ularning {win}% yana 1.'], ['+1,000', 'Bunda gammonlar unutilgan.'], ['+2,000', 'Gammonlar faqat {win}%.']],
    },
    {
      title: 'Imkoniyatlar qatori',
      text: 'Nardscope yutuqlarni ichidagi gammonlari bilan yozadi, keyin magʻlubiyatlarni ham shunday. Gammonlar yutuqlarning bir qismi, ustiga qoʻshilmaydi.\n\nPozitsiyada shunday yozilgan boʻlsin: yutuq {cubelessWin}%, shundan gammon {gammonsWon}%; yutqazilgan gammon {gammonsLost}%.',
      ask: 'Kubsiz uning ekvitisi qancha?',
      answers: [['+{mixedEquity}', 'Oʻyinlar uchun 60 − 40, gammonlarning ikkinchi ochkosi uchun + 20 − 10.'], ['+0,200', 'Hamma oʻyin 1 tursa shunday boʻlardi. Gammonlar yana 20 − 10 qoʻshadi.'], ['+0,600', 'Bu yutish imkoniyati, ekviti emas.']],
    },
    {
      title: 'Xato qancha turadi',
      text: 'Qora keyingi tashlashda hammasini chiqaradi. Oq 21 ni shunday oʻynashi kerakki, undan keyin ikkala toshni iloji boricha koʻp tashlash chiqarsin.',
      ask: 'Eng koʻp tashlash yutadigan yurishni bajaring.',
      say: ['Endi 36 tashlashdan {bestWays} tasi yutadi. Eng yaxshi yurishda Nardscope 0 koʻrsatadi.', '{bestWays} oʻrniga {middleWays} tashlash yutadi. 36 dan ikki tashlash – ekvitida 2 × 2/36: yurish {middleLoss} yoʻqotadi.', 'Faqat {worstWays} tashlash yutadi. Yurish {worstLoss} yoʻqotadi: xato doim eng yaxshi yurishdan hisoblanadi.'],
      other: 'Bu emas.',
    },
    {
      title: 'Belgilar',
      text: 'Xatolar uch xil: shubhali {doubtful} dan, xato {error} dan, qoʻpol xato {blunder} ekvitidan boshlanadi. Sozlamalarda ularni oʻzgartirsa boʻladi. Yashil oʻqlar bu boshlangʻich tashlashning eng yaxshi yurishini koʻrsatadi.',
      ask: 'Yurish {lost} yoʻqotdi. Unga qaysi belgi qoʻyiladi?',
      answers: [['Qoʻpol xato ??', '{lost} soni {blunder} dan kam emas.'], ['Xato ?', 'Xatolar {blunder} da tugaydi.'], ['Shubhali ?!', 'Shubhali yurish {error} dan kam yoʻqotadi.']],
    },
    {
      title: 'Xato darajasi va PR',
      text: 'Xato darajasi – hisobga olingan bir yechimga toʻgʻri keladigan oʻrtacha yoʻqotish, mingdan birlarda. PR uning yarmi: 500 × oʻrtacha yoʻqotish. Majburiy yurishlar hisoblanmaydi; kami yaxshi.',
      ask: '{decisions} yechim birgalikda {totalLoss} ochko yoʻqotdi. PR qancha?',
      answers: [['{pr}', 'Oʻrtachasi 0,012: xato darajasi {errorRate}, PR {pr}.'], ['{errorRate}', 'Bu xato darajasi; PR uning yarmi.'], ['0,012', 'Bu oʻrtacha yoʻqotishning oʻzi.']],
    },
    {
      title: 'Chuqurlik',
      text: 'Chuqurlik dvigatel qanchalik uzoqqa qarashini aytadi: 0 – faqat neyron tarmoq. 1-chuqurlikda u raqibning har bir tashlashi va eng yaxshi javobiga qaraydi, 2-chuqurlikda undan keyingi oʻz tashlashiga ham, va hokazo. Faqat bir xil chuqurlikdagi sonlar solishtiriladi.\n\nSavoldan keyin javoblardan biriga oʻtish mumkin: Qoraning 64 tashlashi.',
      ask: '1-chuqurlikda yurishdan keyin nechta har xil tashlash koʻriladi?',
      answers: [['{rolls}', 'Tashlashlar {rolls} xil: dubl {throws} dan bir marta, boshqalari ikki martadan tushadi.'], ['{throws}', 'Holatlar {throws} ta, lekin 31 va 13 bitta tashlash.'], ['6', 'Zar ikkita.']],
      variations: ['Qora 64 tashladi. 1-chuqurlikda dvigatel {rolls} xil tashlashning har birida Qoraning eng yaxshi javobidan keyin nima qolishini tarmoqdan soʻraydi va oʻrtachasini oladi.'],
    },
    {
      title: 'Rollaut xatoligi',
      text: 'Rollaut pozitsiyani koʻp marta oxirigacha oʻynaydi. ± dan keyingi son 95 foizli oraliq: tasodif haqiqiy oʻrtachani undan kamdan-kam chetga olib chiqadi. Oraliq oʻyinlar sonining kvadrat ildizi kabi torayadi.\n\nIkki yurishning oraliqlari ustma-ust tushsa, qaysi biri yaxshiligi hali hal boʻlmagan.',
      ask: '{trials} oʻyin ±{interval} beradi. ±{halfInterval} uchun nechta kerak?',
      answers: [['{fourTimes}', 'Yarim oraliq toʻrt marta koʻp oʻyin talab qiladi.'], ['{twice}', 'Ikki marta koʻp oʻyin oraliqni faqat 1,4 marta toraytiradi.'], ['{trials}', 'Oraliq torayishi uchun koʻproq oʻyin kerak.']],
    },
  ],
};
