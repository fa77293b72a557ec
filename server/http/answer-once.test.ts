import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { answerOnce, DoneMeanwhile } from './answer-once.ts';
import { type AnsweredRequest, findAnswer, keepAnswer, rememberRequest } from './answered-request.store.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeAll(async () => {
  await sql`create table bell (id uuid primary key, place text not null)`.execute(db);
});

interface Rung {
  place: string;
  at: number;
}

const requestOf = (uuid: string, place: string): AnsweredRequest => ({
  ...{ region: 'r', scope: 'bells/ring', uuid, wish: { place } },
  differs: () => new Error('repeated differently'),
});

let rings = 0;

interface Ringing {
  workFirst?: boolean;
  breakAfter?: boolean;
  /** Waits until every other request has looked for an earlier result. */
  withAll?: () => Promise<void>;
}

function ring(uuid: string, place: string, settings: Ringing = {}) {
  const request = requestOf(uuid, place);
  return answerOnce<Rung>({
    earlier: async () => {
      const found = await findAnswer<Rung>(db, request);
      await settings.withAll?.();
      return found;
    },
    work: () =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql`
          insert into bell values (${uuid}, ${place}) on conflict do nothing returning id`.execute(trx);
        if (rows.length === 0) throw new DoneMeanwhile();
        rings += 1;
        await sql`select pg_sleep(0.02)`.execute(trx);
        const answer = { place, at: rings };
        await keepAnswer(trx, request, answer);
        if (settings.breakAfter) throw new Error('killed');
        return answer;
      }),
    ...(settings.workFirst && { workFirst: true }),
  });
}

/** Returns a function that waits until it was called `size` times. Later calls do not wait. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come >= size) resolve();
    return promise;
  };
}

const bells = async (uuid: string) => (await sql`select id from bell where id = ${uuid}`.execute(db)).rows.length;

for (const workFirst of [false, true]) {
  test(`of simultaneous requests with one id, one works and all get its result (workFirst: ${workFirst})`, async () => {
    const uuid = randomUUID();
    const before = rings;
    const settings = workFirst ? { workFirst } : { withAll: meeting(5) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ring(uuid, 'porch', settings)));
    expect(rings).toBe(before + 1);
    expect(answers.map(({ result }) => result)).toEqual(Array(5).fill({ place: 'porch', at: rings }));
    expect(answers.some(({ isRepeat }) => isRepeat)).toBe(false);
  });

  test(`the same id with another body is refused (workFirst: ${workFirst})`, async () => {
    const uuid = randomUUID();
    await ring(uuid, 'porch', { workFirst });
    await expect(ring(uuid, 'tower', { workFirst })).rejects.toThrow('repeated differently');
  });
}

test('a later request with the same id gets the first result, even if the id is in capitals', async () => {
  const uuid = randomUUID();
  const first = await ring(uuid, 'porch');
  expect(await ring(uuid.toUpperCase(), 'porch')).toEqual({ result: first.result, isRepeat: true });
});

test('interrupted work stores nothing, and a repeated request does the work', async () => {
  const uuid = randomUUID();
  await expect(ring(uuid, 'porch', { breakAfter: true })).rejects.toThrow('killed');
  expect(await bells(uuid)).toBe(0);
  expect((await ring(uuid, 'porch')).isRepeat).toBe(false);
  expect(await bells(uuid)).toBe(1);
});

test('two operations or two regions can use the same id', async () => {
  const uuid = randomUUID();
  await ring(uuid, 'porch');
  expect(await findAnswer(db, { ...requestOf(uuid, 'porch'), scope: 'bells/mute' })).toBeUndefined();
  expect(await findAnswer(db, { ...requestOf(uuid, 'porch'), region: 's' })).toBeUndefined();
});

test('`rememberRequest` returns true only for the first request with an id', async () => {
  const request = { region: 'r', scope: 'bells/mute', id: randomUUID() };
  expect(await inTransaction(db, (trx) => rememberRequest(trx, request))).toBe(true);
  expect(await inTransaction(db, (trx) => rememberRequest(trx, request))).toBe(false);
});
