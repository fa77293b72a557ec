import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Platform } from '../platform.ts';
import { workOnce } from './work-once.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeAll(async () => {
  await sql`create table lamp (place text primary key)`.execute(db);
});

const platform = { db, config: { REGION: 'r' } } as unknown as Platform;
const ROSA = randomUUID();

function light(place: string, key?: string, accountId = ROSA): Promise<{ place: string }> {
  const request = { headers: { 'idempotency-key': key }, params: {}, body: { place } };
  return workOnce(platform, { operation: 'lightLamp', accountId, request }, (keep) =>
    inTransaction(db, async (trx) => {
      await sql`insert into lamp values (${place})`.execute(trx);
      return keep(trx, { place });
    }),
  );
}

test('a repeated key gets the first answer, even if both requests run at the same time', async () => {
  const key = randomUUID();
  expect(await Promise.all([light('a', key), light('a', key)])).toEqual([{ place: 'a' }, { place: 'a' }]);
  expect(await light('a', key)).toEqual({ place: 'a' });
});

test('without the key of the first request, the second request is refused', async () => {
  expect(await light('b')).toEqual({ place: 'b' });
  await expect(light('b')).rejects.toThrow();
  await expect(light('b', randomUUID())).rejects.toThrow();
});

test('a key cannot be used for another body or by another person', async () => {
  const key = randomUUID();
  await light('c', key);
  await expect(light('d', key)).rejects.toMatchObject({ code: 'repeated_differently' });
  await expect(light('c', key, randomUUID())).rejects.toMatchObject({ code: 'repeated_differently' });
});

test('the key of a refused request can be used again', async () => {
  const key = randomUUID();
  await light('e');
  await expect(light('e', key)).rejects.toThrow();
  await sql`delete from lamp where place = 'e'`.execute(db);
  expect(await light('e', key)).toEqual({ place: 'e' });
});
