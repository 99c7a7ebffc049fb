/** Azerbaijani: basic cube points. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const cube: LessonTexts = {
  title: 'Kubun əsasları',
  about: 'Nə vaxt qəbul etmək, nə vaxt ikiqatlamaq, gammonlar və kuba sahib olmaq nəyi dəyişir, Krouford oyunu nədir. İlk taxtalar son atışlardır: onları hesablamaq olar.',
  pages: [
    {
      title: 'Qəbul, yoxsa imtina?',
      text: 'Ağ atışdan əvvəl ikiqatlayır. {throws} atışdan {takeWays} dənəsi hər iki daşı çıxarır: Ağ {takeWin}%, Qara {takeLose}% udur.\n\nİmtina 1 xala başa gəlir. Qəbul edən 2 xala oynayır.',
      ask: 'Qara nə etməlidir?',
      answers: [['Qəbul', 'Bu, orta hesabla 2 × ({takeWin}% − {takeLose}%) = {takeCost} edir: 1-dən az.'], ['İmtina', 'O, 1 xala başa gəlir. Qəbul orta hesabla cəmi {takeCost}.']],
    },
    {
      title: 'Ağ üçün bir az yaxşı',
      text: 'İndi {passWays} atış Ağa uddurur: {passWin}%. Qara {passLose}% udur.',
      ask: 'Ağ ikiqatladı. Qara nə etməlidir?',
      answers: [['Qəbul', '2 xallıq oyunda bu, orta hesabla {passCost} edir – imtinanın xalından çox.'], ['İmtina', 'Qəbul orta hesabla {passCost} edərdi.']],
    },
    {
      title: 'Qəbul həddi',
      text: '{throws} atışdan {pointWays} dənəsi Ağa uddurur: {pointWin}%, düz dörddə üç. Qəbul və imtina indi eyni qiymətə gəlir. İmtina −1-dir; qələbə payı p olarsa, qəbul 2 × (2p − 1).',
      ask: 'Kub bir daha dönməyəcəksə və gammon yoxdursa, qəbul üçün Qara nə qədər udmalıdır?',
      answers: [['{point}%', '2 × (2 × 0,25 − 1) = −1: imtina ilə eyni.'], ['50%', 'Onda qəbul heç nəyə başa gəlməzdi. O, yalnız −1-dən yaxşı olmalıdır.'], ['33%', 'Dörddə bir bəsdir: üç dəfə iki uduzulur, bir dəfə iki udulur.']],
    },
    {
      title: 'Nə vaxt ikiqatlamaq',
      text: 'Yenə son atış: {throws}-dan {lastWays} dənəsi uddurur, {lastWin}%. Oyun indi bitir, rəqib kubdan istifadə edə bilməyəcək.',
      ask: 'Ağ ikiqatlamalıdırmı?',
      answers: [['Bəli', 'Son atışda şansı yarıdan çox olan hər kəs ikiqatlayır: {noDouble} əvəzinə {doubled}.'], ['Xeyr', 'Mərc 1 olanda bu, {noDouble} edir, 2 olanda ikiqat: {doubled}. Gözləməyin faydası yoxdur.']],
    },
    {
      title: 'Kuba sahib olmaq neçəyədir',
      text: 'Burada Ağın {ownWin}%-i var, amma oyun hələ dönə bilər. Qara qəbul edir: bundan sonra yalnız o ikiqatlaya bilər.\n\nKuba bir daha heç kim toxunmasaydı, qəbul {dead} edərdi.',
      ask: 'Bəs kubla nə qədərdir?',
      answers: [['{alive}', 'Az: Ağ çıxara bilməsə və üstünlük Qaraya keçsə, o, vaxtında ikiqatlayar. Ona görə 25%-dən bir az azla da qəbul etmək olar.'], ['{dead}', 'Bu, ikiqatlamaq hüququ olmadandır. Hüquq isə Qaradadır.'], ['1,000', 'Bu, imtinadır.']],
    },
    {
      title: 'İkiqatlayan kubu verir',
      text: 'Həmin taxta, ikiqatlamadan əvvəl. Kub ortada olanda ikiqatlamamaq Ağa {centred} verir.',
      ask: 'Kub, buradakı kimi, Ağın olsa və o, ikiqatlamasa?',
      answers: [['{owned}: daha çox', 'Qara artıq ikiqatlaya bilməz. Ona görə təkrar ikiqatlama birincidən bir az gec olur: itiriləsi şey var.'], ['{centred}: eyni', 'Ortada kub hər iki tərəfə xidmət edir.'], ['Daha az', 'İkiqatlamaq hüququ Ağda qalır, Qarada isə yoxdur.']],
    },
    {
      title: 'Gammonlar',
      text: '2 xallıq oyunda gammon qəbul edənə daha 2 xala başa gəlir. Qəbul həddi uduzulan gammonların yarısı qədər qalxır.\n\nTutaq ki, Ağ bütün oyunların {gammons}%-ində gammon udur, Qara isə heç vaxt.',
      ask: 'Kub ölüdürsə, qəbul üçün Qara nə qədər udmalıdır?',
      answers: [['{gammonPoint}%', '2 × (0,35 − 0,65) − 2 × 0,20 = −1.'], ['25%', 'Gammonlarsız bu qədər bəs edərdi.'], ['45%', 'Gammonların hamısı yox, yarısı əlavə olunur: 25 + 10.']],
    },
    {
      title: 'Krouford oyunu',
      text: 'Matç {length} xala qədərdir: Ağda {leader}, ona bir xal lazımdır, Qarada {trailer}. Bir tərəfə bir xal qalandan sonrakı ilk oyun Krouford oyunudur.',
      ask: 'Növbə Qaradadır. O, ikiqatlaya bilərmi?',
      answers: [['Xeyr', 'Krouford oyununda kubu heç kim döndərmir.'], ['Bəli', 'Yalnız bu oyunda yox: qayda öndəkini bir dəfə qoruyur.']],
    },
    {
      title: 'Krouford oyunundan sonra',
      text: 'Krouford oyununu Qara uddu: {leader}–{later}. Ağa yenə bir xal, Qaraya iki xal lazımdır, kub yenə oyundadır.',
      ask: 'Növbə Qaradadır, mövqe bərabərdir. İkiqatlamalıdırmı?',
      answers: [['Bəli, dərhal', 'Məğlubiyyət hər mərcdə matçı bitirir, deməli ikiyə oynamaq heç nəyə başa gəlmir – iki xal isə matçı udur.'], ['Xeyr, hələ tezdir', 'Bununla nə itirilə bilər? Bir uduzulan oyun onsuz da matçı bitirir.']],
    },
  ],
};
