/** Reading Nardscope's numbers. Boards are endings that can be counted by hand. */
import type { LessonShape } from './shape.ts';

const START = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10';
const OPENING = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

export const numbers: LessonShape = {
  facts: {
    ways: [27, 0], win: [75, 0], equity: [0.5, 3],
    gammonEquity: [1.75, 3],
    cubelessWin: [60, 0], gammonsWon: [20, 0], gammonsLost: [10, 0], mixedEquity: [0.3, 3],
    bestWays: [19, 0], middleWays: [17, 0], worstWays: [15, 0], middleLoss: [0.111, 3], worstLoss: [0.222, 3],
    doubtful: [0.02, 3], error: [0.04, 3], blunder: [0.08, 3], lost: [0.09, 3],
    decisions: [100, 0], totalLoss: [1.2, 1], errorRate: [12, 1], pr: [6, 1],
    rolls: [21, 0], throws: [36, 0],
    trials: [1296, 0], interval: [0.012, 3], halfInterval: [0.006, 3], fourTimes: [5184, 0], twice: [2592, 0],
  },
  pages: [
    { position: 'XGID=------A-----------------a-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=------A------------bbbccc-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: START, right: [0] },
    { position: 'XGID=----A-A-----------------b-:0:0:1:21:0:0:0:0:10', plays: ['6/5 4/2', '6/3', '4/1'], right: [0] },
    { position: OPENING, arrows: [{ move: '8/5 6/5', tone: 'good' }], right: [0] },
    { position: START, right: [0] },
    { position: OPENING, right: [0], variations: [{ play: '8/5 6/5', dice: '64' }] },
    { position: START, right: [0] },
  ],
};
