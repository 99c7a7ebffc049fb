/** Basic points of the cube. Most boards are endings whose chances can be counted, with the cube exactly. */
import type { LessonShape } from './shape.ts';

export const cube: LessonShape = {
  facts: {
    takeWays: [26, 0], takeWin: [72.2, 1], takeLose: [27.8, 1], takeCost: [0.889, 3],
    passWays: [29, 0], passWin: [80.6, 1], passLose: [19.4, 1], passCost: [1.222, 3],
    pointWays: [27, 0], point: [25, 0], pointWin: [75, 0],
    lastWays: [19, 0], lastWin: [52.8, 1], noDouble: [0.056, 3], doubled: [0.111, 3],
    ownWin: [72.6, 1], dead: [0.904, 3], alive: [0.856, 3],
    centred: [0.51, 3], owned: [0.531, 3],
    gammons: [20, 0], gammonPoint: [35, 0],
    length: [7, 0], leader: [6, 0], trailer: [4, 0], later: [5, 0],
    throws: [36, 0],
  },
  pages: [
    { position: 'XGID=--B---------------------a-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=-A--A-------------------a-:0:0:1:00:0:0:0:0:10', right: [1] },
    { position: 'XGID=------A-----------------a-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=-----AA------------a-a----:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=-----AA------------a-a----:1:1:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10', right: [0] },
    { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:6:4:1:7:10', right: [0] },
    { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:6:5:0:7:10', right: [0] },
  ],
};
