/** Uzbek: the rules of long nard. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const long: LessonTexts = {
  title: 'Uzun nard qoidalari',
  about: 'Bosh, yopiq kataklar, bloklar, toshlarni chiqarish va mars – har bir qoida taxtada. Oʻyin tavsiflari farq qilgan joyda qoidalar toʻplami aytiladi; odatdagisi NARDEON qoidalari.',
  pages: [
    {
      title: 'Bosh',
      text: 'Barcha {checkers} tosh boshda, {head}-katakda turadi va aylanib uyga, 6–1-kataklarga boradi. Hech kim urilmaydi.\n\nBir yurishda boshdan bitta tosh olinadi. Bitta zar ikki toshga boʻlinmaydi, lekin bitta tosh ikkala zarni yurishi mumkin.',
      ask: 'Oq 65 bilan boshlaydi. Yagona yurishni bajaring.',
      say: ['Bitta tosh ikkala zarni yuradi: boshdan ikkinchisini olib boʻlmaydi.'],
      other: 'Boshdan faqat bitta tosh olish mumkin.',
    },
    {
      title: 'Birinchi tashlash: 6-6, 4-4, 3-3',
      text: '6-6 da tosh darrov toʻxtaydi: keyingi olti – Qoraning boshi. Shuning uchun birinchi yurishda 6-6, 4-4 va 3-3 bilan boshdan ikkinchi toshni olish mumkin, shunda koʻproq yurilsa – shart.',
      ask: 'Oq 66 bilan boshlaydi. Yuring.',
      say: ['Ikkita olti yurildi, qolgan ikkitasini yurib boʻlmaydi: navbat tugadi.'],
      other: 'Iloji boricha koʻp olti yuring.',
    },
    {
      title: 'Yopiq kataklar',
      text: 'Raqibning bitta toshi ham katakni yopadi. Bu yerda boshdan va 23 dan oltilar yopiq; demak, kichik zardan boshlashga toʻgʻri kelishi mumkin.',
      ask: 'Oqda 62. Ikkala zarni yurish mumkin: qanday?',
      say: ['Avval ikki bilan 22 ga, keyin olti: bir zar ikkinchisiga yoʻl ochdi.'],
      other: 'Biror tartibda ikkala zar yurilsa, ikkalasini yurish shart.',
    },
    {
      title: 'Ketma-ket olti katak',
      text: 'Ketma-ket olti katak hech kimni oʻtkazmaydi. Koʻp qoidalar boʻyicha raqibning hech boʻlmasa bitta toshi oldinda boʻlsagina uni yopish mumkin. Oqda ketma-ket besh katak bor, qora toshlarning hammasi esa orqada.',
      ask: 'Shu 31 bilan 24/21 yurish mumkinmi?',
      answers: [['Yoʻq', 'Oldinda hech kim yoʻq, shuning uchun oltinchi katak yurish oʻrtasida ham ochiq qolishi kerak.'], ['Ha', 'Blok barcha qora toshlarni qamab qoʻyardi. Bu qoidalarda uni qurib boʻlmaydi.']],
    },
    {
      title: 'Mumkin: bittasi oldinda',
      text: 'Oʻsha besh katak, lekin bitta qora tosh oʻtib ketgan. Endi oltinchisini yopish mumkin.',
      ask: 'Oqda 31. Olti katakni yoping va saqlab qoling.',
      say: ['Uch oltinchi katakni yopadi, bir esa boshqa joyda yuriladi.'],
      other: 'Qoidaga mos, lekin {row} katak yopilmadi.',
    },
    {
      title: 'Boshqa toʻplam: cheklovsiz',
      text: 'Uzun Tavla Arena matni bloklarni cheklamaydi. Taxta oldingidek: oldinda hech kim yoʻq, shunga qaramay bu qoidalarda oltinchini yopish mumkin.\n\nQoidalar toʻplami pozitsiyaga tegishli: u kodida yozilgan.',
      ask: 'Olti katakni yoping.',
      say: ['NARDEON qoidalarida bunday yurish qabul qilinmasdi.'],
      other: 'Qoidaga mos, lekin {row} katak yopilmadi.',
    },
    {
      title: 'Faqat bittasi boʻlsa, qaysi zar',
      text: 'Mumkin boʻlsa ikkala zar yuriladi; dubldan – iloji boricha koʻp. Har birini yurish mumkin-u, ikkalasini birga boʻlmasa, kattasi yuriladi.',
      ask: 'Oqda 62, bitta tosh uyda emas. Yuring.',
      say: ['Oltini yoki ikkini yurish mumkin edi, ikkalasini emas: demak, oltini.'],
      other: 'Bu yerda katta zar yuriladi.',
    },
    {
      title: 'Toshlarni chiqarish',
      text: 'Oʻn besh toshning hammasi uyda boʻlsa, zar oʻz katagidagi toshni chiqaradi. Katak boʻsh va uzoqroqda tosh boʻlsa, biri uy ichida yuradi; uzoqroqda boʻlmasa, eng uzoqdagisi chiqariladi.',
      ask: 'Oqda 54, NARDEON qoidalari. Yuring.',
      say: ['5 va 4-kataklar boʻsh, 6 esa yoʻq: ikkala zar ichkarida yuriladi, hech narsa chiqmaydi.'],
      other: 'Bu yerda yurish bitta.',
    },
    {
      title: 'Boshqa toʻplamda chiqarish',
      text: 'Uzun Tavla Arena eng yaqin pastki katakka huquq beradi: oʻz katagi boʻsh boʻlsa, uzoqroqda tosh boʻlsa ham pastdagisini chiqarish mumkin.',
      ask: 'Shu tashlash, bu qoidalarda: bitta tosh chiqaring.',
      say: ['Toʻrt 3-katakdagi toshni chiqaradi.', 'Besh 3-katakdagi toshni chiqaradi.', 'Qoidaga mos, lekin tosh chiqmadi. Bu yerda chiqarish mumkin.'],
      other: 'Tosh chiqaring.',
    },
    {
      title: 'Mars',
      text: 'Oddiy yutuq, oyin, bir ochko. Yutqazgan hech narsa chiqarmagan boʻlsa, mars. Koks – yutqazganning boshda toshi qolishi – faqat kelishuv boʻyicha ortiq turadi; bu toʻplamlarda u mars hisoblanadi.',
      ask: 'Oq shu tashlashda ikkala toshni chiqaradi, Qora birortasini ham chiqarmagan. Oq necha ochko oladi?',
      answers: [['{mars} ochko', 'Mars {mars} turadi.'], ['1 ochko', 'Qora hech boʻlmasa bittasini chiqargan boʻlsa, shunday boʻlardi.'], ['3 ochko', 'Boshda qora tosh bor, lekin koks faqat kelishuv boʻyicha hisoblanadi.']],
    },
  ],
};
