import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DecideClaim, RequestClaim } from '#features/owners/contract/claim.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { changeOwnedFact, listOwnPlaces, showOwnedPlace } from '#features/owners/contract/owner-routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);

const people = {} as Record<'moderator' | 'rosa' | 'luis' | 'stranger', TestPerson>;
beforeAll(async () => {
  await insertPlaces(db, REGION, []);
  people.moderator = await insertPerson(db, REGION, { name: 'Mateo', staff: 'moderator' });
  people.rosa = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.luis = await insertPerson(db, REGION, { name: 'Luis Otro' });
  people.stranger = await insertPerson(db, REGION, { name: 'Nadie' });
});
beforeEach(async () => {
  await pool.query('delete from demo_mail');
  await pool.query('delete from attempt_window');
});

let count = 0;
async function newPlace(): Promise<string> {
  count += 1;
  const [id] = await insertPlaces(db, REGION, [{ name: `Picantería ${count}` }]);
  await pool.query(
    `update company set phones = '{+51 44 221234}', website = 'https://www.lacaleta.pe/' where id = $1`,
    [id],
  );
  return id!;
}
const request = (person: TestPerson, place: string, body: Partial<RequestClaim> = {}) =>
  call(app, routes.requestClaim, {
    headers: person.headers,
    body: { id: randomUUID(), place, proof: 'phone', ...body },
  });
const prove = (person: TestPerson, id: string, code: string) =>
  call(app, routes.proveClaim, { params: { id }, headers: person.headers, body: { code } });
const decide = (id: string, body: DecideClaim) =>
  call(app, routes.decideClaim, { params: { id }, headers: people.moderator.headers, body });
const waiting = async () => (await call(app, routes.listClaims, { headers: people.moderator.headers })).json().items;
const claimOf = async (place: string) =>
  (
    await call(app, showPlace, { params: { idOrSlug: place }, headers: { authorization: 'Bearer the-app-token' } })
  ).json().claim;
const shownTo = async (person: TestPerson, placeId: string) =>
  (await call(app, showOwnedPlace, { params: { placeId }, headers: person.headers })).statusCode;
async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  await site.runJobs();
  const { rows } = await pool.query(
    'select subject, body_text as text from demo_mail where recipient = $1 order by sent_at',
    [to],
  );
  return rows;
}

test('a code that arrives at the domain of the website proves the claim, and the region gives the place', async () => {
  const place = await newPlace();
  const elsewhere = await request(people.rosa, place, { proof: 'email', email: 'rosa@gmail.example' });
  expect(elsewhere.problem()).toMatchObject({ code: 'claim_email_elsewhere', issues: [{ path: 'body.email' }] });

  const { id } = (await request(people.rosa, place, { proof: 'email', email: 'hola@lacaleta.pe' })).json();
  expect(await claimOf(place)).toBe('claim_requested');
  const [email] = await mailsTo('hola@lacaleta.pe');
  const code = /(\d{4} \d{4})/.exec(email!.subject)![1]!;
  expect((await prove(people.rosa, id, '0000 0000')).problem()).toMatchObject({ code: 'claim_code_wrong' });
  expect((await prove(people.stranger, id, code)).statusCode).toBe(404);
  for (const _ of ['first', 'repeated'])
    expect((await prove(people.rosa, id, code)).json()).toMatchObject({ proved: true, state: 'requested' });

  expect(await shownTo(people.rosa, place)).toBe(404);
  expect((await decide(id, { action: 'approve' })).json()).toMatchObject({ state: 'approved' });
  expect(await claimOf(place)).toBe('claimed');
  expect(await shownTo(people.rosa, place)).toBe(200);
  expect(await shownTo(people.stranger, place)).toBe(404);
  expect((await mailsTo(people.rosa.email)).map(({ subject }) => subject)).toEqual([`Picantería ${count} ya es tuyo`]);
  const own = (await call(app, listOwnPlaces, { headers: people.rosa.headers })).json();
  expect(own.items.find(({ id: one }) => one === place)).toMatchObject({ role: 'owner', claim: 'claimed' });
  expect((await decide(id, { action: 'refuse', reason: 'tarde' })).problem()).toMatchObject({ code: 'claim_cannot' });
});

test('the region reads the code out to the telephone of the place', async () => {
  const place = await newPlace();
  const own = (await request(people.rosa, place)).json();
  expect(own.phone).toBe('+51 •• ••••34');
  const claim = (await waiting()).find(({ id }) => id === own.id)!;
  expect(claim).toMatchObject({ phone: '+51 44 221234', proved: false, person: { name: 'Rosa Dueña' } });
  await prove(people.rosa, own.id, claim.code!);
  expect((await waiting()).find(({ id }) => id === own.id)).toMatchObject({ proved: true, code: null });
});

test('at most ten codes an hour are compared, also the right code', async () => {
  const { id } = (await request(people.rosa, await newPlace())).json();
  const { code } = (await waiting()).find((claim) => claim.id === id)!;
  const wrong = code === '00000000' ? '11111111' : '00000000';
  for (let n = 0; n < 10; n += 1) await prove(people.rosa, id, wrong);
  expect((await prove(people.rosa, id, code!)).statusCode).toBe(429);
});

test('a refused claim has a reason, and frees the place', async () => {
  const place = await newPlace();
  const { id } = (await request(people.rosa, place)).json();
  expect((await decide(id, { action: 'refuse' })).problem()).toMatchObject({ issues: [{ path: 'body.reason' }] });
  await decide(id, { action: 'refuse', reason: 'Nadie contestó.' });
  expect(await claimOf(place)).toBe('unclaimed');
  const [email] = await mailsTo(people.rosa.email);
  expect(email!.text).toContain('El motivo: Nadie contestó.');
  expect((await request(people.rosa, place)).statusCode).toBe(201);
});

test('a repeated request is one claim, and a second claim of the same person is refused', async () => {
  const place = await newPlace();
  const id = randomUUID();
  const answers = await Promise.all([request(people.rosa, place, { id }), request(people.rosa, place, { id })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await request(people.rosa, place, { id })).json().id).toBe(id);
  expect((await request(people.rosa, place)).problem()).toMatchObject({ code: 'claim_already_open' });
  const withdraw = () => call(app, routes.withdrawClaim, { params: { id }, headers: people.rosa.headers });
  expect([(await withdraw()).json().state, (await withdraw()).json().state]).toEqual(['withdrawn', 'withdrawn']);
  expect(await claimOf(place)).toBe('unclaimed');
});

test('a second claim on a claimed place freezes its edits until the region decides', async () => {
  const place = await newPlace();
  await decide((await request(people.rosa, place)).json().id, { action: 'approve' });
  await mailsTo(people.rosa.email);
  await pool.query('delete from demo_mail');
  const disputed = (await request(people.luis, place)).json();
  expect(disputed.disputes).toBe(true);
  expect(await claimOf(place)).toBe('claim_disputed');
  expect((await mailsTo(people.rosa.email))[0]!.subject).toBe(`Alguien más pide Picantería ${count}`);
  const edit = (person: TestPerson) =>
    call(app, changeOwnedFact, {
      params: { placeId: place },
      headers: person.headers,
      body: { base: { address: null }, value: { address: 'Jr. Grau 1' } },
    });
  expect((await edit(people.rosa)).problem()).toMatchObject({ code: 'place_disputed' });
  expect((await waiting()).find(({ id }) => id === disputed.id)).toMatchObject({ owners: [{ name: 'Rosa Dueña' }] });

  await pool.query('delete from demo_mail');
  await decide(disputed.id, { action: 'approve' });
  expect(await claimOf(place)).toBe('claimed');
  expect((await edit(people.luis)).statusCode).toBe(200);
  expect(await shownTo(people.rosa, place)).toBe(404);
  expect((await mailsTo(people.rosa.email))[0]!.subject).toBe(`Ya no manejas Picantería ${count}`);
});

test('a refused dispute leaves the place to its owner', async () => {
  const place = await newPlace();
  await decide((await request(people.rosa, place)).json().id, { action: 'approve' });
  const { id } = (await request(people.luis, place)).json();
  await decide(id, { action: 'refuse', reason: 'No es suyo.' });
  expect(await claimOf(place)).toBe('claimed');
  expect(await shownTo(people.rosa, place)).toBe(200);
  expect(await shownTo(people.luis, place)).toBe(404);
});

test('a claim by register number needs the number', async () => {
  const place = await newPlace();
  const without = await request(people.rosa, place, { proof: 'document' });
  expect(without.problem()).toMatchObject({ issues: [{ path: 'body.registerNumber' }] });
  expect((await request(people.rosa, place, { proof: 'document', registerNumber: 'LL-1' })).statusCode).toBe(201);
});
