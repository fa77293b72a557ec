import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { showRegionBooking } from '#features/checkout/contract/region-routes.ts';
import { drawWays } from '#features/maps/contract/routes.ts';
import { downloadBatchCsv, downloadBatchPain } from '#features/payouts/contract/routes.ts';
import { showTrip } from '#features/trips/contract/routes.ts';
import { authorization, rowName } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Role } from './roles.ts';
import { createWorld } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());
const { db } = world.platform;

/** Tables that reading operations may write. An entry `GET /path: table` is for one operation only. */
const FOOTPRINTS = new Set([
  'account_session',
  'attempt_window',
  `${rowName(downloadBatchPain)}: audit_event`,
  `${rowName(downloadBatchCsv)}: audit_event`,
  `${rowName(showRegionBooking)}: audit_event`,
  `${rowName(drawWays)}: leg_table`,
  `${rowName(showTrip)}: trip`,
]);

async function watchWrites(): Promise<() => Promise<string[]>> {
  await sql`create table written (name text not null)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$
    begin insert into written values (tg_table_name); return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'written') or (schemaname like 'graphile%' and tablename like '%jobs')`.execute(
    db,
  );
  for (const { name } of rows) {
    await sql`create trigger noted after insert or update or delete on ${sql.raw(name)}
      for each row execute function note_write()`.execute(db);
  }
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from written returning name`.execute(db);
    return [...new Set(rows.map(({ name }) => name))];
  };
}

test('reading operations write only to the allowed tables', { timeout: 120_000 }, async () => {
  const writes = await watchWrites();
  const changed: string[] = [];
  let asked = 0;
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const [method, path] = name.split(' ') as [string, string];
    if (method !== 'GET') continue;
    for (const method of ['GET', 'HEAD'] as const) {
      const role = (operation.lets.includes('admin') ? 'admin' : operation.lets[0]) as Role;
      const request = await operation.request(world, role);
      await writes();
      const headers = { ...authorization(world, path, role), ...request.headers };
      const { statusCode } = await world.ask({ ...request, method, headers });
      expect([name, statusCode < 400]).toEqual([name, true]);
      asked += 1;
      const tables = (await writes()).filter((it) => !FOOTPRINTS.has(it) && !FOOTPRINTS.has(`${name}: ${it}`));
      if (tables.length > 0) changed.push(`${method} ${path}: ${tables.join(', ')}`);
    }
  }
  expect(asked).toBeGreaterThan(80);
  expect(changed).toEqual([]);
});

test('`watchWrites` reports a table that was written to', async () => {
  await sql`update account set name = name`.execute(db);
  const { rows } = await sql`select name from written`.execute(db);
  expect(rows).toContainEqual({ name: 'account' });
});
