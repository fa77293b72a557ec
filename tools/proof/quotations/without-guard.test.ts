import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import type * as capacity from '#features/bookings/api/capacity.store.ts';

const GUARD = '#features/bookings/api/capacity.store.ts';

vi.resetModules();
vi.doMock(GUARD, async (original) => ({ ...(await original<typeof capacity>()), takePlaces: takeUnguarded }));
const { checkMoney } = await import('#features/payouts/api/money-check/check-money.ts');
const { testSite } = await import('#tests/site.ts');
const { Market, PLACES } = await import('./market.ts');

const BUYERS = 3;
const arrived: (() => void)[] = [];

async function takeUnguarded(...[trx, region, wanted]: Parameters<typeof capacity.takePlaces>) {
  await new Promise<void>((go) => {
    arrived.push(go);
    if (arrived.length >= BUYERS) for (const each of arrived) each();
  });
  for (const { departureId, places } of wanted) {
    await sql`update departure set taken = taken + ${places} where region_id = ${region} and id = ${departureId}`.execute(
      trx,
    );
  }
  return [];
}

const site = await testSite({ cards: true });
afterAll(async () => {
  await site.close();
  vi.doUnmock(GUARD);
  vi.resetModules();
});

test('the proof detects overselling when the check of the capacity is removed', { timeout: 60_000 }, async () => {
  const market = await Market.open(site);
  await site.pool.query('alter table departure drop constraint departure_never_oversold');
  await market.begin();
  const requests = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) requests.push(await market.ask([0]));
  for (const held of requests) await market.sell(held!, 0, 'send own');
  await Promise.all(requests.map((held) => market.accept(held!, 0, { part: false, times: 1 })));
  const { rows } = await site.pool.query('select max(taken) as taken from departure where capacity = $1', [PLACES]);
  expect(rows[0].taken).toBeGreaterThan(PLACES);
  expect((await checkMoney(site.db, 'trujillo')).broken).not.toEqual([]);
});
