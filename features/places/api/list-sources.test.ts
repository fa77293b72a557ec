import { afterAll, expect, test } from 'vitest';
import { listSources } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { saveSource } from './place-sources.store.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);

test('the files that the region uploaded are sources while a place has facts of them', async () => {
  const { db, pool, app } = site;
  const [place] = await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }]);
  for (const [id, date] of [
    ['undone', '2026-01-02'],
    ['inventory', '2026-03-04'],
  ] as const)
    await saveSource(db, REGION, {
      ...{ id, name: `Archivo ${id}`, attribution: 'Municipalidad', licence: 'CC-BY-4.0', url: null, date, note: null },
      ...{
        licence_name: 'Creative Commons Atribución 4.0',
        licence_url: 'https://creativecommons.org/licenses/by/4.0/',
      },
      used_for: ['places'],
    });
  await pool.query(
    `insert into company_source (region_id, source, source_key, company_id, licence, dated, raw)
     values ($1, 'inventory', '1', $2, 'CC-BY-4.0', '2026-03-04', '{}')`,
    [REGION, place],
  );
  const { items } = (await call(app, listSources)).json();
  expect(items[0]).toMatchObject({ imported: false, licenceName: expect.any(String) });
  expect(items.filter(({ imported }) => imported)).toMatchObject([
    {
      name: 'Archivo inventory',
      date: '2026-03-04',
      licenceName: 'Creative Commons Atribución 4.0',
      usedFor: ['places'],
    },
  ]);
});
