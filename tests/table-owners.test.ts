import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesBelow } from './house-rules.ts';
import { crossingsOf, tableOwners } from './table-owners.ts';
import { READ_BY_OTHERS, WRITTEN_BY_OTHERS } from './table-readers.ts';

const ROOT = join(import.meta.dirname, '..');
const paths = (await sourcesBelow(ROOT, ['features'])).filter((path) => /^features\/[^/]+\/api\//.test(path));
const owners = await tableOwners(ROOT, paths);
const stores = paths.filter((path) => path.endsWith('.store.ts'));
const crossings = await Promise.all(
  stores.map(async (path) => crossingsOf(path, await readFile(join(ROOT, path), 'utf8'), owners)),
);

test('the check knows the tables that the areas declare', async () => {
  expect(stores.length).toBeGreaterThan(80);
  expect(owners.get('booking')).toBe('bookings');
  expect(owners.size).toBeGreaterThan(80);
});

test('every write to a table of another area is a listed exception', () => {
  const writes = crossings.flatMap(({ writes }) => writes.map(({ path, table }) => `${path}: ${table}`));
  expect(writes.sort()).toEqual(Object.keys(WRITTEN_BY_OTHERS).sort());
});

test('every query that names a table of another area is a listed exception', () => {
  const reads = crossings.flatMap(({ reads }) => reads.map(({ path, table }) => `${path}: ${table}`));
  expect(reads.sort()).toEqual(Object.keys(READ_BY_OTHERS).sort());
});

test('every listed exception has a reason', () => {
  for (const reason of [...Object.values(WRITTEN_BY_OTHERS), ...Object.values(READ_BY_OTHERS)])
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
});

test('`crossingsOf` finds every kind of write and read', () => {
  const lakes = new Map([['lake', 'lakes']]);
  const of = (text: string) => crossingsOf('features/boats/api/boat.store.ts', text, lakes);
  const lake = [{ path: 'features/boats/api/boat.store.ts', table: 'lake' }];
  for (const text of [
    "db.insertInto('lake').values(row)",
    "db.updateTable('lake as l').set(row)",
    "db.deleteFrom('lake')",
    "db.mergeInto('lake')",
    'sql`insert into lake (id) values (1)`',
    'sql`with gone as (delete from lake) select 1`',
    'sql`update lake l set depth = 1`',
    'sql`update lake set depth = 1`',
  ])
    expect(of(text).writes, text).toEqual(lake);
  for (const text of [
    "db.selectFrom('lake').selectAll()",
    "db.selectFrom(['lake', 'boat'])",
    "db.selectFrom('boat').leftJoin('lake as l', 'l.id', 'boat.lake')",
    'sql`select 1 from lake`',
    'sql`select 1 from boat b join lake l on true`',
    'sql`delete from boat using lake where true`',
    "joinById('lake')",
    "rowsOf('lake')",
  ])
    expect(of(text), text).toEqual({ writes: [], reads: lake });
  for (const text of ['sql`update $' + '{table} set name = null`', 'db.deleteFrom(table)'])
    expect(of(text).writes, text).toEqual([{ ...lake[0], table: '?' }]);
  expect(crossingsOf('features/lakes/api/lake.store.ts', "db.deleteFrom('lake')", lakes)).toEqual({
    writes: [],
    reads: [],
  });
});
