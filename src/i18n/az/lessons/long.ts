/** Azerbaijani: the rules of long nard. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const long: LessonTexts = {
  title: 'Uzun nərdin qaydaları',
  about: 'Baş, bağlı xanalar, hasar, daşları çıxarmaq və mars – hər qayda taxtada. Oyunun təsvirləri fərqlənən yerdə qaydalar dəsti deyilir; adi olan NARDEON qaydalarıdır.',
  pages: [
    {
      title: 'Baş',
      text: 'Bütün {checkers} daş başda, {head}-cü xanada durur və dövrə vurub evə, 6–1 xanalarına gedir. Heç kim vurulmur.\n\nBir gedişdə başdan bir daş götürülür. Bir zər iki daşa bölünmür, amma bir daş hər iki zəri gedə bilər.',
      ask: 'Ağ 65 ilə başlayır. Yeganə gedişi edin.',
      say: ['Bir daş hər iki zəri gedir: başdan ikincisini götürmək olmaz.'],
      other: 'Başdan yalnız bir daş götürmək olar.',
    },
    {
      title: 'İlk atış: 6-6, 4-4, 3-3',
      text: '6-6-da daş dərhal dayanır: növbəti altı Qaranın başıdır. Ona görə ilk gedişdə 6-6, 4-4 və 3-3 ilə başdan ikinci daşı götürmək olar, belə daha çox gedilirsə – mütləqdir.',
      ask: 'Ağ 66 ilə başlayır. Gedin.',
      say: ['İki altı gedildi, qalan ikisini getmək olmur: gediş bitdi.'],
      other: 'Mümkün qədər çox altı gedin.',
    },
    {
      title: 'Bağlı xanalar',
      text: 'Rəqibin tək daşı da xananı bağlayır. Burada başdan və 23-dən altılar bağlıdır; deməli, kiçik zərdən başlamaq lazım gələ bilər.',
      ask: 'Ağda 62. Hər iki zəri getmək olar: necə?',
      say: ['Əvvəl iki ilə 22-yə, sonra altı: bir zər o birinə yol açdı.'],
      other: 'Hər hansı ardıcıllıqla iki zər gedilirsə, ikisini də getmək lazımdır.',
    },
    {
      title: 'Ardıcıl altı xana',
      text: 'Ardıcıl altı xana heç kimi buraxmır. Çox qaydada onu yalnız rəqibin ən azı bir daşı öndə olanda bağlamaq olar. Ağın ardıcıl beş xanası var, qara daşların isə hamısı arxadadır.',
      ask: 'Bu 31 ilə 24/21 getmək olarmı?',
      answers: [['Xeyr', 'Öndə heç kim yoxdur, ona görə altıncı xana gedişin ortasında da açıq qalmalıdır.'], ['Bəli', 'Hasar bütün qara daşları bağlayardı. Bu qaydalarla onu qurmaq olmaz.']],
    },
    {
      title: 'Olar: biri öndədir',
      text: 'Həmin beş xana, amma bir qara daş keçib gedib. İndi altıncını bağlamaq olar.',
      ask: 'Ağda 31. Altı xananı bağlayın və saxlayın.',
      say: ['Üç altıncı xananı bağlayır, bir isə başqa yerdə gedilir.'],
      other: 'Qaydaya uyğundur, amma {row} xana bağlanmadı.',
    },
    {
      title: 'Başqa dəst: məhdudiyyətsiz',
      text: 'Uzun Tavla Arena mətni hasarı məhdudlaşdırmır. Taxta əvvəlki kimidir: öndə heç kim yoxdur, buna baxmayaraq bu qaydalarla altıncını bağlamaq olar.\n\nQaydalar dəsti mövqeyə aiddir: onun kodunda yazılıb.',
      ask: 'Altı xananı bağlayın.',
      say: ['NARDEON qaydaları ilə belə gediş qəbul olunmazdı.'],
      other: 'Qaydaya uyğundur, amma {row} xana bağlanmadı.',
    },
    {
      title: 'Yalnız biri olarsa, hansı zər',
      text: 'Mümkündürsə, hər iki zər gedilir; qoşadan – mümkün qədər çox. Hər birini getmək olarsa, ikisini birlikdə yox, böyüyü gedilir.',
      ask: 'Ağda 62, bir daş evdə deyil. Gedin.',
      say: ['Altını və ya ikini getmək olardı, ikisini yox: deməli, altını.'],
      other: 'Burada böyük zər gedilir.',
    },
    {
      title: 'Daşları çıxarmaq',
      text: 'On beş daşın hamısı evdə olanda zər öz xanasındakı daşı çıxarır. Xana boşdursa və uzaqda daş varsa, biri ev içində gedir; uzaqda yoxdursa, ən uzaqdakı çıxır.',
      ask: 'Ağda 54, NARDEON qaydaları. Gedin.',
      say: ['5 və 4-cü xanalar boşdur, 6 isə yox: hər iki zər içəridə gedilir, heç nə çıxmır.'],
      other: 'Burada gediş birdir.',
    },
    {
      title: 'Başqa dəstlə çıxarmaq',
      text: 'Uzun Tavla Arena ən yaxın aşağı xanaya hüquq verir: öz xanası boşdursa, uzaqda daş olsa da, aşağıdakını çıxarmaq olar.',
      ask: 'Həmin atış, bu qaydalarla: bir daş çıxarın.',
      say: ['Dörd 3-cü xanadakı daşı çıxarır.', 'Beş 3-cü xanadakı daşı çıxarır.', 'Qaydaya uyğundur, amma daş çıxmadı. Burada çıxarmaq olar.'],
      other: 'Daş çıxarın.',
    },
    {
      title: 'Mars',
      text: 'Sadə qələbə, oin, bir xaldır. Uduzan heç nə çıxarmayıbsa, marsdır. Koks – uduzanın başda daşı qalması – yalnız razılaşma ilə artıq sayılır; bu dəstlərdə mars sayılır.',
      ask: 'Ağ bu atışla hər iki daşı çıxarır, Qara heç birini çıxarmayıb. Ağ neçə xal alır?',
      answers: [['{mars} xal', 'Mars {mars} xaldır.'], ['1 xal', 'Qara heç olmasa birini çıxarmış olsaydı, belə olardı.'], ['3 xal', 'Başda qara daş var, amma koks yalnız razılaşma ilə sayılır.']],
    },
  ],
};
