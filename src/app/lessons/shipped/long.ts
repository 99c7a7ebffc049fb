/** The rules of long nard by the boards on which they are felt, with the presets that differ. */
import type { LessonShape } from './shape.ts';

export const long: LessonShape = {
  facts: { checkers: [15, 0], head: [24, 0], mars: [2, 0], row: [6, 0] },
  pages: [
    { position: 'LN1-CH__gAAAf_8AAAAMwAA8ZXX', plays: ['24/13'], right: [0] },
    { position: 'LN1-CH__gAAAf_8AAAANAAAmEsF', plays: ['24/18(2)'], right: [0] },
    { position: 'LN1-CH__QAAAf_gAAUiDAAAAHE0S', plays: ['24/16'], right: [0] },
    { position: 'LN1-CH_hVQAgf_4QAACCMAAAdpqk', arrows: [{ move: '24/21', tone: 'bad' }], right: [0] },
    { position: 'LN1-CH_hVQAgf_4AAASCMAAA_a5s', plays: ['24/21 6/5'], right: [0] },
    { position: 'LN1-EH_hVQAgf_4QAACCMAAASYbu', plays: ['24/21 6/5'], right: [0] },
    { position: 'LN1-CECAAD__N2NxwACDAAAAQw_8', plays: ['18/12'], right: [0] },
    { position: 'LN1-CEAADEf_wAAH_-CC0AAAJALJ', plays: ['6/2 6/1'], right: [0] },
    { position: 'LN1-EEAADEf_wAAH_-CC0AAAGx6D', plays: ['6/1 3/off', '6/2 3/off', '6/2 6/1'], right: [0, 1] },
    { position: 'LN1-CEAAAi__wAAH_-CCsAAAujX2', right: [0] },
  ],
};
