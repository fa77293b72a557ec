import { expect, test } from 'vitest';
import { answerProof, askProof, hostProof, useProofQuestion } from './proof-question.ts';

const asked = () => useProofQuestion.getState().methods;

test('simultaneous calls of askProof share one question', async () => {
  const leave = hostProof();
  const both = Promise.all([askProof(['password']), askProof(['password'])]);
  expect(asked()).toEqual(['password']);
  answerProof(true);
  expect(await both).toEqual([true, true]);
  expect(asked()).toBeNull();
  const next = askProof(['passkey']);
  answerProof(false);
  expect(await next).toBe(false);
  leave();
});

test('askProof resolves to `false` without a screen that can ask', async () => {
  expect(await askProof(['password'])).toBe(false);
  const leave = hostProof();
  const waiting = askProof(['password']);
  leave();
  expect(await waiting).toBe(false);
  expect(asked()).toBeNull();
});
