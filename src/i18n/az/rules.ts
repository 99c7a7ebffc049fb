/** Azerbaijani: why a step is refused, the rule in one short sentence. */
import type { Texts } from '../en/index.ts';
import { nth, steps } from './words.ts';

const at = (point: string | number | undefined): string => nth(String(point));

const refusals: Texts['rules']['refusals'] = {
  turn_complete: () => 'Oynamaq mümkün olan zərlərin hamısı oynanılıb.',
  not_yours: (f) => `${at(f.from)} xanada sizin daşınız yoxdur.`,
  wrong_way: () => 'Daşlar yalnız öz evinə doğru gedir.',
  bar_first: () => 'Əvvəlcə bardakı daşları oyuna daxil edin.',
  no_such_die: (f) => `Qalan zərlər (${f.dice}) bu daşı ora aparmır.`,
  point_closed: (f) => `${at(f.point)} xananı rəqib tutub.`,
  not_all_home: (f) => `Daşları çıxarmaq on beşi də evdə olanda başlayır; biri hələ ${at(f.point)} xanadadır.`,
  farther_checker: (f) => `${at(f.point)} xanadakı daş ${f.die} ilə gedə bilirsə və ya daha uzaqdadırsa, bu daşı ${f.die} ilə çıxarmaq olmaz.`,
  head_once: () => 'Baş: bir gedişdə başdan yalnız bir daş götürmək olar.',
  head_twice: () => 'Baş: bu gedişdə başdan ən çoxu iki daş götürmək olar.',
  block_ahead: () => 'Qabaqda rəqibin heç bir daşı yoxdursa, ardıcıl altı xanalıq hasar qurmaq olmaz.',
  block_home: () => 'Rəqibin daşı öz evinə çatmayıbsa, ardıcıl altı xanalıq hasar qurmaq olmaz.',
  block_never: () => 'Ardıcıl altı xanalıq hasar qurmaq olmaz.',
  block_open_again: (f) => `${at(f.point)} xanadakı daş altı xanalıq hasarı bağladı: özü irəli gedib onu açmalıdır.`,
  both_dice: () => 'Hər iki zər oynanılmalıdır: elə gedin ki, o birini də oynamaq mümkün olsun.',
  most_steps: (f) => `Qoşa mümkün qədər tam oynanılmalıdır: ${steps(Number(f.most))}.`,
  larger_die: (f) => `Yalnız bir zəri oynamaq olar və bu, böyüyü olmalıdır: ${f.die}.`,
};

export const rules: Texts['rules'] = { refusals };
