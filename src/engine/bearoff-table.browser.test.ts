import { expect } from 'chai';
import { BEAROFF_HASH, makeOrLoadTable, type BearoffWasm } from './bearoff-table.ts';
import { createSlicer } from './slices.ts';
import { instantiate } from './wasm.ts';

describe('the bear-off table in the browser', () => {
  it('is made to the same bits as in Node, with progress, and its bytes are kept', async () => {
    const wasm: BearoffWasm = await instantiate(await fetch('/build/short.wasm'));
    let kept: Uint8Array | null = null;
    const seen: number[] = [];
    const cache = { load: async () => null, save: async (bytes: Uint8Array) => void (kept = bytes) };
    const how = await makeOrLoadTable(wasm, cache, { slicer: createSlicer(), onProgress: (done) => void seen.push(done) });
    expect(how).to.equal('made');
    expect(BigInt.asUintN(64, wasm.exports.bearoffHash())).to.equal(BEAROFF_HASH);
    expect(seen.length).to.be.greaterThan(50);
    expect(kept!).to.have.lengthOf(wasm.exports.bearoffBytes());
  });
});
