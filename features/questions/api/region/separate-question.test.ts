import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as regionRoutes from '#features/questions/contract/region-routes.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);
const [luna] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
const { headers } = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
const traveller = await insertPerson(db, REGION, { name: 'Quien viaja' });
beforeEach(async () => {
  for (const table of ['question', 'attempt_window']) await pool.query(`delete from ${table}`);
});

const ask = async (body: string) =>
  (
    await call(app, routes.askAccountQuestion, {
      body: { id: randomUUID(), about: { kind: 'company', id: luna }, body, name: 'Lucía' },
      headers: traveller.headers,
    })
  ).json().id;
const answer = async (id: string, body: string) => {
  const sent = { params: { id }, body: { id: randomUUID(), body }, headers };
  return (await call(app, regionRoutes.answerAsRegion, sent)).json().answers.at(-1)!.id;
};
const merge = (id: string, into: string) =>
  call(app, regionRoutes.mergeQuestion, { params: { id }, body: { into }, headers });
const separate = (id: string) => call(app, regionRoutes.separateQuestion, { params: { id }, headers });
const shown = async () => {
  const token = { authorization: 'Bearer the-app-token' };
  const { items } = (await call(app, routes.listPlaceQuestions, { query: { company: luna }, headers: token })).json();
  return Object.fromEntries(items.map(({ id, state, answers }) => [id, [state, answers.map((one) => one.id)]]));
};

test('a merge is undone: both questions have their own answers and states again', async () => {
  const [kept, merged] = [await ask('¿Hay sombra en la subida?'), await ask('¿Hay sombra al subir?')];
  const moved = await answer(merged, 'Sí, unos árboles.');
  await call(app, routes.resolveQuestion, {
    params: { id: merged },
    body: { resolved: true },
    headers: traveller.headers,
  });
  await merge(merged, kept);
  expect(await shown()).toEqual({ [kept]: ['answered', [moved]] });
  const waiting = await call(app, regionRoutes.listWaitingQuestions, { query: { waiting: 'merged' }, headers });
  expect(waiting.json().items).toMatchObject([
    { id: merged, merged: { into: { id: kept, body: '¿Hay sombra en la subida?' }, canUndo: true } },
  ]);
  for (const _ of ['first', 'repeated'])
    expect((await separate(merged)).json()).toMatchObject({ id: merged, state: 'resolved', merged: null });
  expect(await shown()).toEqual({ [kept]: ['asked', []], [merged]: ['resolved', [moved]] });
  const { rows } = await pool.query(
    `select action from audit_event where subject_id = $1 and action in ('questions.merge', 'questions.separate')
     order by at, id`,
    [merged],
  );
  expect(rows.map(({ action }) => action)).toEqual(['questions.merge', 'questions.separate']);
});

test('the questions that were merged into it earlier go back with it', async () => {
  const ids = await Promise.all(['¿Hay baños?', '¿Tienen baño?', '¿Dónde hay baños?'].map(ask));
  const [first, second, third] = ids as [string, string, string];
  const [ofFirst, ofSecond] = [await answer(first, 'Al fondo.'), await answer(second, 'Junto a la entrada.')];
  await merge(first, second);
  await merge(second, third);
  expect(await shown()).toEqual({ [third]: ['answered', [ofFirst, ofSecond]] });
  await separate(second);
  expect(await shown()).toEqual({ [second]: ['answered', [ofFirst, ofSecond]], [third]: ['asked', []] });
  const own = await call(app, routes.showQuestion, { params: { id: first }, headers: traveller.headers });
  expect(own.json()).toMatchObject({ state: 'merged', mergedInto: { id: second } });
  await separate(first);
  expect(await shown()).toMatchObject({ [first]: ['answered', [ofFirst]], [second]: ['answered', [ofSecond]] });
});

test('a merge is settled after another answer or 30 days', async () => {
  const [kept, merged] = [await ask('¿Hay guía?'), await ask('¿Tienen guía?')];
  expect((await separate(merged)).json()).toMatchObject({ state: 'asked' });
  await merge(merged, kept);
  await pool.query(`update question set merged_at = now() - interval '31 days' where id = $1`, [merged]);
  expect((await separate(merged)).problem()).toMatchObject({ code: 'merge_settled' });
  await pool.query('update question set merged_at = now() where id = $1', [merged]);
  await answer(kept, 'Sí, en español y en inglés.');
  expect((await separate(merged)).problem()).toMatchObject({ code: 'merge_settled' });
});
