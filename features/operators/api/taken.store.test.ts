import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { readFree } from './taken.store.ts';

const site = await testSite({ areas: ['operators'] });
afterAll(site.close);

test('`left` is null for a departure with unlimited capacity', async () => {
  const selling = await seedSelling(site);
  const of = async (capacity: number | null, taken: number) => {
    const id = await selling.departure({ capacity });
    await site.pool.query('update departure set taken = $2 where id = $1', [id, taken]);
    return (await readFree(site.db, 'trujillo', [id, randomUUID()], false)).map(({ left, sells }) => [left, sells]);
  };
  expect(await of(null, 7)).toEqual([[null, true]]);
  expect(await of(10, 7)).toEqual([[3, true]]);
  expect(await of(7, 7)).toEqual([[0, true]]);
});
