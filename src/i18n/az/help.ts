/** Azerbaijani texts: glossary, what happens to data, the first visit. */
import type { Texts } from '../en/index.ts';

export const help: Texts['help'] = {
  parts: { terms: 'Lüğət', privacy: 'Məlumatlarınız' },
  termsTitle: 'Lüğət',
  groups: { both: 'Hər iki oyun', short: 'Qısa nərd', long: 'Uzun nərd', analysis: 'Təhlil' },
  terms: {
    both: {
      checker: { term: 'daş', means: 'Hər tərəfdə on beş dənə olur.' },
      point: { term: 'xana', means: 'Daşların durduğu ensiz üçbucaq. Onlar 24-dür.' },
      home: { term: 'ev', means: 'Tərəfin son altı xanası: daşlar buradan çıxarılır.' },
      play: { term: 'gediş', means: 'Bir növbədə bir atışla oynanılan hər şey.' },
      double: { term: 'qoşa', means: 'İki bərabər zər: onlar dörd dəfə oynanılır.' },
      bearOff: { term: 'daşları çıxarmaq', means: 'Bütün daşlar evə yığılanda onları taxtadan götürmək.' },
      pips: { term: 'piplər', means: 'Tərəfin bütün daşlarının keçməli olduğu xanaların sayı.' },
      block: { term: 'hasar', means: 'Ardıcıl altı tutulmuş xana: rəqib ondan keçə bilmir.' },
    },
    short: {
      blot: { term: 'blot', means: 'Xanada tək daş: onu vurmaq olar.' },
      bar: { term: 'bar', means: 'Vurulmuş daşın yenidən girməyi gözlədiyi yer.' },
      cube: { term: 'ikiqatlama kubu', means: 'Oyunun qiymətini iki dəfə artırır; rəqib qəbul edir və ya imtina edir.' },
      gammon: { term: 'gammon', means: 'Rəqib heç bir daş çıxarmadan qələbə: ikiqat sayılır.' },
    },
    long: {
      head: { term: 'baş', means: 'Əvvəldə on beş daşın hamısının durduğu xana.' },
      mars: { term: 'mars', means: 'Rəqib heç bir daş çıxarmadan qələbə.' },
      koks: { term: 'koks', means: 'Oynanılan yerdə marsdan böyük: rəqib heç evə çatmayıb.' },
    },
    analysis: {
      equity: { term: 'ekviti', means: 'Mövqenin orta qiyməti, oyunun xalları ilə.' },
      ply: { term: 'dərinlik', means: 'Proqramın neçə gediş irəli baxması; 0 – yalnız mövqenin özü.' },
      rollout: { term: 'rollaut', means: 'Proqram mövqeni dəfələrlə axıra qədər oynayıb ortasını götürür.' },
      luck: { term: 'bəxt', means: 'Zərlərin orta atışdan artıq verdiyi.' },
      pr: { term: 'PR', means: 'Bir qərara düşən orta itki, mində birlərlə, yarısı. Az olanı yaxşıdır.' },
    },
  },
  privacyTitle: 'Heç nə bu cihazdan çıxmır',
  privacy: {
    noServer: 'Nardscope proqramının öz serveri, hesabları, statistikası və reklamı yoxdur. Səhifə hostinqdən yalnız öz fayllarını istəyir.',
    kept: 'Matçlar, mövqelər, təhlillər və ayarlar bu brauzerdə, onun bu sayt üçün yaddaşında saxlanılır. Onları başqa heç kim oxuya bilməz, biz də.',
    links: 'Paylaşdığınız keçid mövqeni və ya matçı öz içində saxlayır. Ünvanın bu hissəsini brauzerlər serverə göndərmir.',
    offline: 'İlk gəlişdən sonra hər şey bağlantısız işləyir.',
    backup: 'Brauzer saxladığını silə də bilər: yer azalanda və ya siz onun məlumatlarını təmizləyəndə. Arabir arxivi fayla saxlayın; onu başqa cihazda yükləyib orada davam edə bilərsiniz.',
  },
  hello: 'Burada ilk dəfəsiniz?',
  intro: 'Mövqeni yapışdırın və ya matç faylını istənilən yerə atın. Hər şey bu cihazda hesablanır və burada qalır.',
  sample: 'Nümunə matça bax',
  sampleMissing: 'Nümunə matç yüklənmədi. Bağlantını yoxlayıb yenidən cəhd edin.',
  dismiss: 'Aydındır',
};
