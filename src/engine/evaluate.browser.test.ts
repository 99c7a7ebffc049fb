import { expect } from 'chai';
import { engineSignature, SIGNATURE } from './testing/signature.ts';
import type { GameExports } from './wasm-core.ts';
import { instantiate } from './wasm.ts';

describe('arithmetic of the engine', () => {
  it('gives the same bits in this browser as everywhere', async () => {
    const wasm = await instantiate<GameExports>(await fetch('/build/short.wasm'));
    expect(engineSignature(wasm)).to.equal(SIGNATURE);
  });
});
