/** Uzbek texts: glossary, what happens to data, the first visit. */
import type { Texts } from '../en/index.ts';

export const help: Texts['help'] = {
  parts: { terms: 'Lugʻat', privacy: 'Maʼlumotlaringiz' },
  termsTitle: 'Lugʻat',
  groups: { both: 'Ikkala oʻyin', short: 'Qisqa nard', long: 'Uzun nard', analysis: 'Tahlil' },
  terms: {
    both: {
      checker: { term: 'tosh', means: 'Har tomonda oʻn beshta boʻladi.' },
      point: { term: 'katak', means: 'Toshlar turadigan tor uchburchak. Ular 24 ta.' },
      home: { term: 'uy', means: 'Tomonning oxirgi olti katagi: toshlar shu yerdan chiqariladi.' },
      play: { term: 'yurish', means: 'Bir navbatda bir tashlash bilan oʻynalgan hamma narsa.' },
      double: { term: 'dubl', means: 'Ikki teng zar: ular toʻrt marta oʻynaladi.' },
      bearOff: { term: 'toshlarni chiqarish', means: 'Hamma tosh uyga kelgach, ularni taxtadan olish.' },
      pips: { term: 'piplar', means: 'Tomonning hamma toshlari yurishi kerak boʻlgan kataklar soni.' },
      block: { term: 'blok', means: 'Ketma-ket olti band katak: raqib undan oʻta olmaydi.' },
    },
    short: {
      blot: { term: 'blot', means: 'Katakdagi yolgʻiz tosh: uni urish mumkin.' },
      bar: { term: 'bar', means: 'Urilgan tosh qayta kirishini kutadigan joy.' },
      cube: { term: 'ikkilantirish kubi', means: 'Oʻyin narxini ikki barobar oshiradi; raqib qabul qiladi yoki rad etadi.' },
      gammon: { term: 'gammon', means: 'Raqib birorta tosh chiqarmasdan yutish: ikki hissa hisoblanadi.' },
    },
    long: {
      head: { term: 'bosh', means: 'Boshida oʻn besh toshning hammasi turadigan katak.' },
      mars: { term: 'mars', means: 'Raqib birorta tosh chiqarmasdan yutish.' },
      koks: { term: 'koks', means: 'U oʻynaladigan joyda marsdan katta: raqib hatto uyga yetmagan.' },
    },
    analysis: {
      equity: { term: 'ekviti', means: 'Pozitsiyaning oʻrtacha qiymati, oʻyin ochkolarida.' },
      ply: { term: 'chuqurlik', means: 'Dvigatel necha yurish oldinga qarashi; 0 – faqat pozitsiyaning oʻzi.' },
      rollout: { term: 'rollaut', means: 'Dvigatel pozitsiyani koʻp marta oxirigacha oʻynab, oʻrtachasini oladi.' },
      luck: { term: 'omad', means: 'Zarlar oʻrtacha tashlashdan ortiq bergani.' },
      pr: { term: 'PR', means: 'Bir yechimga toʻgʻri kelgan oʻrtacha yoʻqotish, mingdan birlarda, yarmi. Kami yaxshi.' },
    },
  },
  privacyTitle: 'Hech narsa bu qurilmadan chiqmaydi',
  privacy: {
    noServer: 'Nardscopening oʻz serveri, hisob yozuvlari, statistikasi va reklamasi yoʻq. Sahifa xostingdan faqat oʻz fayllarini soʻraydi.',
    kept: 'Matchlar, pozitsiyalar, tahlillar va sozlamalar shu brauzerda, uning shu sayt uchun xotirasida turadi. Ularni boshqa hech kim oʻqiy olmaydi, biz ham.',
    links: 'Siz ulashgan havolada pozitsiya yoki match oʻzining ichida yozilgan. Manzilning bu qismini brauzer serverga yubormaydi.',
    offline: 'Birinchi tashrifdan keyin hammasi aloqasiz ishlaydi.',
    backup: 'Brauzer saqlaganini oʻchirishi ham mumkin: joy yetmaganda yoki siz uning maʼlumotlarini tozalaganda. Vaqti-vaqti bilan arxivni faylga saqlang; uni boshqa qurilmada yuklab, oʻsha yerda davom etsa boʻladi.',
  },
  hello: 'Bu yerda birinchi martamisiz?',
  intro: 'Pozitsiyani qoʻying yoki match faylini istalgan joyga tashlang. Hammasi shu qurilmada hisoblanadi va unda qoladi.',
  sample: 'Namuna matchni koʻrish',
  sampleMissing: 'Namuna match yuklanmadi. Aloqani tekshirib, yana urinib koʻring.',
  dismiss: 'Tushunarli',
};
