import { expect } from 'chai';
import { GAMES } from '../core/games.ts';
import { engineSignature, SIGNATURES } from './testing/signature.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

describe('arithmetic of the engine', () => {
  for (const game of GAMES) {
    it(`of ${game} nard gives the same bits in this browser as everywhere`, async () => {
      const wasm = await instantiate<GameExports>(await fetch(`/build/${game}.wasm`));
      expect(engineSignature(wasm, game)).to.equal(SIGNATURES[game]);
    });
  }
});
