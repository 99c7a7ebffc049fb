/** What the strength of the nets is measured against. GNU Backgammon's figures are for the open half of the contact decisions. */
import { aboveZero, atLeast, atMost, type Target } from '../rows.ts';

const regret = { unit: 'mEq', digits: 2 };
const points = { unit: 'points a game', digits: 4, peer: '–' };

export const TARGETS = {
  contact0: { ...regret, name: 'contact regret, 0-ply', must: atMost(5), aim: atMost(3), peer: 'GNU 0-ply 5.2' },
  contact1: { ...regret, name: 'contact regret, 1-ply', must: atMost(3), aim: atMost(2), peer: 'GNU 1-ply 3.3' },
  contact2: { ...regret, name: 'contact regret, 2-ply', must: atMost(1.5), aim: atMost(1), peer: 'GNU 2-ply 1.5' },
  contactError: { name: 'contact equity error, 0-ply', unit: '', digits: 4, must: atMost(0.028), aim: atMost(0.02), peer: 'GNU 0-ply .027' },
  gnubg0: { ...points, name: '0-ply against GNU 0-ply', must: atLeast(-0.005), aim: atLeast(0.03) },
  gnubg1: { ...points, name: '1-ply against GNU 0-ply', must: atLeast(0.03), aim: null },
  race: { name: 'race equity error, 0-ply', unit: '', digits: 4, must: atMost(0.01), aim: atMost(0.005), peer: 'GNU 0-ply' },
  long0: { ...regret, name: 'long nard regret, 0-ply', must: atMost(8), aim: atMost(4), peer: '–' },
  longPlies: { ...points, name: 'long nard, 1-ply against 0-ply', must: aboveZero(3), aim: null },
} satisfies Record<string, Target>;
