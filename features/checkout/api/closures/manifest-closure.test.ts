import { afterAll, expect, test } from 'vitest';
import { downloadManifestCsv, downloadManifestPdf, showManifest } from '#features/bookings/contract/routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { seedClosing } from '#tests/closing.ts';
import { textOfPdf } from '#tests/pdf.ts';
import { insertPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { app, db, pool } = site;

test('the guide’s list and its printed form name the stop that replaces a closed one', async () => {
  const closing = await seedClosing(site);
  const { selling } = closing;
  const departureId = await selling.departure();
  await buyPlaces(site, selling, departureId, 1);
  const guide = await insertPerson(db, 'trujillo', { name: 'Guía Uno' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'guide')`,
    [selling.operator, guide.id],
  );
  const input = { params: { operatorId: selling.operator, departureId }, headers: guide.headers };
  const day = await closing.dayOf(departureId);
  expect((await call(app, showManifest, input)).json().departure.closures).toEqual([]);

  const { id } = await closing.announce({ startsOn: day, endsOn: day });
  expect((await call(app, showManifest, input)).json().departure.closures).toMatchObject([{ id, answer: 'waiting' }]);
  await closing.answer(id, { answer: 'instead', instead: 'Huaca del Sol', note: 'Misma hora de vuelta.' });
  expect((await call(app, showManifest, input)).json().departure.closures).toMatchObject([
    { id, stops: ['Huaca de la Luna'], answer: 'instead', instead: 'Huaca del Sol' },
  ]);
  const words = '«Huaca de la Luna» cierra por obras de conservación. En su lugar: Huaca del Sol.';
  const pdf = await textOfPdf((await call(app, downloadManifestPdf, input)).rawPayload);
  expect(pdf.replaceAll(/\s+/g, ' ')).toContain(`Cambia el recorrido ${words}`);
  expect((await call(app, downloadManifestCsv, input)).payload).toContain(`${words} A los viajeros se les dijo`);
});
