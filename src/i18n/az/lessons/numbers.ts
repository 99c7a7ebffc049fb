/** Azerbaijani: reading Nardscope's numbers. */
import type { LessonTexts } from '../../en/lessons/lesson-texts.ts';

export const numbers: LessonTexts = {
  title: 'Rəqəmləri oxumaq',
  about: 'Ekviti, şanslar, səhvin dəyəri, PR, dərinlik və rollautun xətası nə deyir – əl ilə hesablana bilən taxtalarda.',
  pages: [
    {
      title: 'Ekviti',
      text: 'Ekviti mövqenin orta qiymətidir, oyunun xalları ilə: qələbə +1, məğlubiyyət −1.\n\nAğ zər atır və daşı indi çıxarmalıdır: növbəti atışda Qara çıxaracaq. Bunu 36 atışdan {ways} dənəsi edir: Ağ {win}% qazanır.',
      ask: 'Gammonlarsız və kubsuz Ağın ekvitisi nə qədərdir?',
      answers: [['+{equity}', 'Qələbələrdən məğlubiyyətlər çıxılır: {win}% − 25% = +{equity}.'], ['+0,750', 'Bu, udmaq şansıdır. Uduzulan oyunlar da sayılır: hər biri −1.'], ['+1,500', 'Bir oyunda bir xaldan çoxu yalnız gammonla və ya kubla olur.']],
    },
    {
      title: 'Ekvitidə gammonlar',
      text: 'Həmin atış, amma Qara hələ heç nə çıxarmayıb. Ağ mütləq udur: {ways} atışda dərhal, bu isə 2 xallıq gammondur. Yoxsa Qara bir daş çıxarır, Ağ da növbəti atışda sadə oyun udur.',
      ask: 'Ağın ekvitisi nə qədərdir?',
      answers: [['+{gammonEquity}', 'Hər oyun 1 verir, onların {win}%-i bir də 1.'], ['+1,000', 'Burada gammonlar unudulub.'], ['+2,000', 'Gammonlar yalnız {win}%-dir.']],
    },
    {
      title: 'Şanslar sətri',
      text: 'Nardscope qələbələri içindəki gammonlarla yazır, sonra məğlubiyyətləri də elə. Gammonlar qələbələrin bir hissəsidir, üstünə gəlmir.\n\nTutaq ki, mövqedə yazılıb: qələbə {cubelessWin}%, ondan gammon {gammonsWon}%; uduzulan gammon {gammonsLost}%.',
      ask: 'Kubsuz onun ekvitisi nə qədərdir?',
      answers: [['+{mixedEquity}', 'Oyunlar üçün 60 − 40, gammonların ikinci xalı üçün + 20 − 10.'], ['+0,200', 'Bütün oyunlar 1 xal olsaydı, belə olardı. Gammonlar əlavə 20 − 10 verir.'], ['+0,600', 'Bu, udmaq şansıdır, ekviti deyil.']],
    },
    {
      title: 'Səhv neçəyə başa gəlir',
      text: 'Qara növbəti atışda hamısını çıxaracaq. Ağ 21-i elə oynamalıdır ki, ondan sonra mümkün qədər çox atış hər iki daşı çıxarsın.',
      ask: 'Ən çox atışın uddurduğu gedişi edin.',
      say: ['İndi 36 atışdan {bestWays} dənəsi uddurur. Ən yaxşı gedişdə Nardscope 0 göstərir.', '{bestWays} əvəzinə {middleWays} atış uddurur. 36-dan iki atış ekvitidə 2 × 2/36 deməkdir: gediş {middleLoss} itirir.', 'Yalnız {worstWays} atış uddurur. Gediş {worstLoss} itirir: səhv həmişə ən yaxşı gedişdən hesablanır.'],
      other: 'Bu deyil.',
    },
    {
      title: 'İşarələr',
      text: 'Səhvlər üç ölçüdədir: şübhəli {doubtful}-dən, səhv {error}-dən, kobud səhv {blunder} ekvitidən başlayır. Ayarlarda dəyişmək olar. Yaşıl oxlar bu başlanğıc atışının ən yaxşı gedişini göstərir.',
      ask: 'Gediş {lost} itirir. Hansı işarəni alır?',
      answers: [['Kobud səhv ??', '{lost} ən azı {blunder}-dir.'], ['Səhv ?', 'Səhvlər {blunder}-də bitir.'], ['Şübhəli ?!', 'Şübhəli gediş {error}-dən az itirir.']],
    },
    {
      title: 'Səhv dərəcəsi və PR',
      text: 'Səhv dərəcəsi sayılan bir qərara düşən orta itkidir, mində birlərlə. PR onun yarısıdır: 500 × orta itki. Məcburi gedişlər sayılmır; az olanı yaxşıdır.',
      ask: '{decisions} qərar birlikdə {totalLoss} xal itirib. PR nə qədərdir?',
      answers: [['{pr}', 'Ortası 0,012: səhv dərəcəsi {errorRate}, PR {pr}.'], ['{errorRate}', 'Bu, səhv dərəcəsidir; PR onun yarısıdır.'], ['0,012', 'Bu, orta itkinin özüdür.']],
    },
    {
      title: 'Dərinlik',
      text: 'Dərinlik mühərrikin nə qədər irəli baxdığını deyir: 0 yalnız neyron şəbəkədir. Dərinlik 1-də o, rəqibin hər atışına və ən yaxşı cavabına baxır, dərinlik 2-də ondan sonrakı öz atışına da, və sair. Yalnız eyni dərinlikdəki rəqəmlər müqayisə olunur.\n\nSualdan sonra cavablardan birinə keçmək olar: Qaranın 64 atışı.',
      ask: 'Dərinlik 1-də gedişdən sonra neçə fərqli atışa baxılır?',
      answers: [['{rolls}', 'Atışlar {rolls} cürdür: qoşa {throws}-da bir dəfə, qalanları iki dəfə düşür.'], ['{throws}', 'Hallar {throws}-dır, amma 31 ilə 13 eyni atışdır.'], ['6', 'Zər ikidir.']],
      variations: ['Qara 64 atıb. Dərinlik 1-də mühərrik {rolls} atışın hər birində Qaranın ən yaxşı cavabından sonra nə qaldığını şəbəkədən soruşur və ortasını götürür.'],
    },
    {
      title: 'Rollautun xətası',
      text: 'Rollaut mövqeni dəfələrlə axıra qədər oynayır. ±-dən sonrakı rəqəm 95 faizlik aralıqdır: təsadüf həqiqi ortanı nadir hallarda ondan kənara çıxarır. Aralıq oyunların sayının kvadrat kökü kimi daralır.\n\nİki gedişin aralıqları üst-üstə düşürsə, hansının yaxşı olduğu hələ həll olunmayıb.',
      ask: '{trials} oyun ±{interval} verir. ±{halfInterval} üçün neçəsi lazımdır?',
      answers: [['{fourTimes}', 'Yarı aralıq dörd dəfə çox oyun istəyir.'], ['{twice}', 'İki dəfə çox oyun aralığı yalnız 1,4 dəfə daraldır.'], ['{trials}', 'Aralığın daralması üçün daha çox oyun lazımdır.']],
    },
  ],
};
