import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Person } from '#features/accounts/contract/actor.ts';
import { type ImportedRow, writePlaces } from '#features/places/api/import/import.store.ts';
import { rowsOf } from '#server/database/rows-of.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { correctFact } from './correct-fact.ts';

const REGION = 'trujillo';
const site = await testSite({ areas: ['places', 'closures', 'itineraries', 'maps', 'operators'] });
afterAll(site.close);
const { db, pool, platform } = site;

test('an import keeps the hours that the owner of a place stated', async () => {
  const hours = { class: 'known', rule: 'Mo-Su 09:00-18:00' } as const;
  const [id] = (await insertPlaces(db, REGION, [
    { name: 'Museo', hours_class: 'known', hours_rule: hours.rule, open_week: '{[0,10080)}' },
  ])) as [string];
  const { id: accountId, email } = await insertPerson(db, REGION, { name: 'Rosa' });
  const actor: Person = {
    ...{ kind: 'person', accountId, sessionId: '', name: 'Rosa', email },
    ...{ staff: null, secondFactor: false, places: [{ id, role: 'owner' }], operators: [] },
  };
  const stated = { class: 'known', rule: 'Tu-Su 10:00-16:00' } as const;
  const change = { base: { hours }, value: { hours: stated }, source: 'owner', madeAs: 'owner', actor } as const;
  expect(await correctFact(platform, rowsOf('operator'), id, change)).toBe(true);

  const { rows } = await sql<{
    row: ImportedRow;
  }>`select to_jsonb(company) as row from company where id = ${id}`.execute(db);
  const imported = { ...rows[0]!.row, hours_rule: 'Mo-Fr 08:00-12:00', hours_class: 'known', summary: 'Otra frase' };
  await writePlaces(db, [imported as ImportedRow]);
  const { rows: after } = await pool.query('select hours_rule, summary from company where id = $1', [id]);
  expect(after).toEqual([{ hours_rule: stated.rule, summary: 'Otra frase' }]);
});
