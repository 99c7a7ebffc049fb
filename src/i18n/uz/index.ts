/** Uzbek. */
import type { Texts } from '../en/index.ts';
import { app } from './app.ts';
import { board } from './board.ts';
import { chouette } from './chouette.ts';
import { cli } from './cli.ts';
import { cube } from './cube.ts';
import { errors } from './errors.ts';
import { explore } from './explore.ts';
import { library } from './library.ts';
import { play } from './play.ts';
import { review } from './review.ts';
import { rollout } from './rollout.ts';
import { rules } from './rules.ts';
import { study } from './study.ts';

export const uz: Texts = { app, board, chouette, cli, cube, errors, explore, play, review, library, rollout, rules, study };
