import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptAnswer } from './answer-store.ts';

const text = 'Huaca de la Luna. '.repeat(5_000);
const made = () => keptAnswer(Buffer.from(text), {});

test('every encoding has the same text, whichever was asked for first', async () => {
  for (const order of [
    ['br', 'gzip', 'identity'],
    ['gzip', 'br', 'identity'],
    ['identity', 'gzip', 'br'],
  ] as const) {
    const answer = made();
    for (const encoding of order) {
      const { bytes, etag } = await answer.in(encoding);
      const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (plain: Buffer) => plain }[encoding];
      expect(read(bytes).toString()).toBe(text);
      expect(etag).toBe((await made().in(encoding)).etag);
    }
  }
});

test('encodings that are asked for at the same time are made from the plain answer', async () => {
  const answer = made();
  const [br, gzip, plain] = await Promise.all([answer.in('br'), answer.in('gzip'), answer.in('identity')]);
  expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
  expect(gunzipSync(gzip.bytes).toString()).toBe(text);
  expect(plain.bytes.toString()).toBe(text);
});

test('only compressed copies are kept and counted once one exists', async () => {
  const answer = made();
  expect(answer.size).toBeGreaterThan(text.length);
  await answer.in('br');
  expect(answer.size).toBeLessThan(text.length / 10);
  expect(answer.length).toBe(text.length);
});
