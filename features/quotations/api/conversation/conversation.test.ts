import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { InboxQuery } from '#features/quotations/contract/operator.ts';
import * as operatorRoutes from '#features/quotations/contract/operator-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
const PNG = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
  .withExif({ IFD0: { Artist: 'hidden-artist' } })
  .png()
  .toBuffer();
const SOON = () => new Date(Date.now() + 60_000);
let [operator, rival]: string[] = [];
let owner: Awaited<ReturnType<typeof insertPerson>>;
beforeAll(async () => {
  operator = await insertOperator(site.db, 'trujillo', { name: 'Totora' });
  rival = await insertOperator(site.db, 'trujillo', { name: 'Rival' });
  owner = await insertPerson(site.db, 'trujillo', { name: 'Rosa' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'owner')`,
    [operator, owner.id],
  );
});

async function asked() {
  const answer = await call(site.app, routes.askQuotation, { headers: APP, body: askBody([operator!, rival!]) });
  const { id, secret } = answer.json();
  const { rows } = await pool.query('select id, operator_id from offer where quotation_id = $1', [id]);
  const [offer, other] = [operator, rival].map((one) => rows.find(({ operator_id }) => operator_id === one).id);
  const own = { [QUOTATION_SECRET_HEADER]: secret };
  const to = (offerId: string) => {
    const input = { params: { name: id, offerId }, headers: own };
    return {
      read: async () => (await call(site.app, routes.showOfferConversation, input)).json(),
      say: (text: string, uuid = randomUUID() as string) =>
        call(site.app, routes.writeToOperator, { ...input, body: { uuid, text } }),
    };
  };
  const operatorInput = { params: { operatorId: operator!, offerId: offer }, headers: owner.headers };
  return {
    ...{ id, offer, other, own },
    traveller: to(offer),
    toOther: to(other),
    operatorSide: {
      read: async () => (await call(site.app, operatorRoutes.showOperatorConversation, operatorInput)).json(),
      say: (text: string) =>
        call(site.app, operatorRoutes.writeToTraveller, { ...operatorInput, body: { uuid: randomUUID(), text } }),
    },
    add: (query: Record<string, string>, payload?: Buffer) =>
      upload(pathOf(routes.addQuotationPicture, { params: { name: id }, query }), own, payload),
    addAsOperator: (query: Record<string, string>) =>
      upload(pathOf(operatorRoutes.addMessagePicture, { ...operatorInput, query }), owner.headers),
    picture: (fileId: string, headers = {}) =>
      call(site.app, routes.showQuotationPicture, { params: { name: id, fileId }, headers }),
    pictureAsOperator: (fileId: string) =>
      call(site.app, operatorRoutes.showMessagePicture, {
        ...operatorInput,
        params: { ...operatorInput.params, fileId },
      }),
  };
}

test('unread messages are counted only for requests with a valid link', async () => {
  const [first, second, third] = [await asked(), await asked(), await asked()];
  for (const text of ['Hola.', 'Hay sitio.']) await first.operatorSide.say(text);
  await first.toOther.say('¿Y el almuerzo?');
  await third.operatorSide.say('Hola.');
  const count = async () => {
    const items = [first, second, { ...third, own: second.own }].map(({ id, own }) => {
      return { id, secret: own[QUOTATION_SECRET_HEADER]! };
    });
    const answer = await call(site.app, routes.countUnreadMessages, { body: { items } });
    expect(answer.statusCode, answer.body).toBe(200);
    return new Map(answer.json().items.map(({ id, unread }) => [id, unread]));
  };
  const counts = (unread: number) =>
    new Map([
      [first.id, unread],
      [second.id, 0],
    ]);
  expect(await count()).toEqual(counts(2));
  await first.traveller.read();
  expect(await count()).toEqual(counts(0));
});

const upload = (url: string, headers: Record<string, string>, payload: Buffer = PNG) =>
  site.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': 'image/png' }, payload });

const emails = async (to: string, words: string) =>
  (
    await pool.query(
      `select body_text, headers from demo_mail where recipient = $1 and subject like '%mensajes con%' and body_text like '%' || $2 || '%'`,
      [to, words],
    )
  ).rows;

test("every view of the operator's inbox counts unread messages", async () => {
  const { traveller, operatorSide, offer } = await asked();
  const inbox = async (query: InboxQuery) =>
    (
      await call(site.app, operatorRoutes.listOperatorQuotations, {
        params: { operatorId: operator! },
        query,
        headers: owner.headers,
      })
    ).json();
  await traveller.say('¿Sigue en pie?');
  await traveller.say('¿Y con silla para bebé?');
  await pool.query("update offer set state = 'declined' where id = $1", [offer]);
  expect((await inbox({ box: 'open' })).counts).toMatchObject({ unread: 1 });
  expect((await inbox({ unread: true })).items).toMatchObject([{ id: offer, unread: 2 }]);
  await operatorSide.read();
  expect((await inbox({ box: 'open' })).counts).toMatchObject({ unread: 0 });
  expect((await inbox({ unread: true })).items).toEqual([]);
});

test('the traveller and the operator see when the other side has read a message', async () => {
  const { traveller, operatorSide, toOther, offer } = await asked();
  const uuid = randomUUID();
  const [first, again] = [
    await traveller.say('¿Hay sillas para bebé?', uuid),
    await traveller.say('¿Hay sillas para bebé?', uuid),
  ];
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  expect((await traveller.say('Otra cosa', uuid)).problem().code).toBe('message_repeated_differently');
  expect((await toOther.say('¿Hay sillas para bebé?', uuid)).problem().code).toBe('message_repeated_differently');
  expect((await traveller.read()).messages).toMatchObject([{ text: '¿Hay sillas para bebé?', readAt: null }]);

  expect((await operatorSide.say('Sí, una.')).statusCode).toBe(201);
  expect((await pool.query('select state from offer where id = $1', [offer])).rows[0].state).toBe('viewed');
  expect((await operatorSide.read()).messages.map(({ side, text }) => [side, text])).toEqual([
    ['traveller', '¿Hay sillas para bebé?'],
    ['operator', 'Sí, una.'],
  ]);
  const [read] = (await traveller.read()).messages;
  expect(read!.readAt).not.toBeNull();
  expect((await toOther.read()).messages).toEqual([]);
});

test('a message that was not read is emailed with a reply address', async () => {
  const { traveller, operatorSide } = await asked();
  await operatorSide.say('Salimos a las ocho.\nTraigan sombrero.');
  await traveller.say('¿Puede ser a las nueve?');
  await traveller.read();
  await operatorSide.say('Sí, a las nueve puede ser.');
  await site.runJobs({ until: SOON() });
  const [email, ...more] = await emails('lucia@ejemplo.pe', 'a las nueve puede ser');
  expect(more).toEqual([]);
  const [, url, secret] = /(https?:\S+cotizaciones\/[^#\s]+)#(\S+)/.exec(email.body_text)!;
  const opened = await call(site.app, routes.showQuotation, {
    params: { name: url!.split('/').at(-1)! },
    headers: { [QUOTATION_SECRET_HEADER]: secret! },
  });
  expect(opened.statusCode).toBe(200);
  expect(email.headers['Reply-To']).toMatch(/^<rt-[0-9a-f]{32}-[0-9a-f]{24}@respuestas\.localhost>$/);
  expect(await emails('lucia@ejemplo.pe', 'Salimos a las ocho')).toEqual([]);
  const [toOperator] = await emails(owner.email, 'Puede ser a las nueve'.slice(1));
  expect(toOperator.headers['Reply-To']).toMatch(/^<ro-/);
});

test('a picture is visible only to people who can read its message', async () => {
  const { traveller, operatorSide, own, add, addAsOperator, picture, pictureAsOperator, id } = await asked();
  const message = (await traveller.say('Así es el lugar.')).json().id;
  const [uuid, name] = [randomUUID(), 'Plano "del" hotel.PNG'];
  const sent = await add({ uuid, name, message });
  expect(sent.json()).toEqual({ id: uuid, name: 'Plano del hotel.webp' });
  expect((await add({ uuid, name, message })).json()).toEqual(sent.json());
  expect((await add({ uuid, name })).json().code).toBe('file_repeated_differently');

  const withRequest = await add({ uuid: randomUUID(), name: 'lista.png' });
  expect(await operatorSide.read()).toMatchObject({
    messages: [{ files: [{ id: uuid }] }],
    files: [withRequest.json()],
  });
  const shown = await pictureAsOperator(uuid);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(60);
  expect(shown.rawPayload.includes('hidden-artist')).toBe(false);
  expect((await picture(uuid, own)).statusCode).toBe(200);
  expect((await picture(uuid)).statusCode).toBe(404);

  const another = await asked();
  const foreign = { uuid: randomUUID(), name: 'x.png', message };
  expect((await another.add(foreign)).json().code).toBe('message_not_found');
  expect((await addAsOperator(foreign)).json().code).toBe('message_not_found');
  expect((await another.picture(uuid, another.own)).statusCode).toBe(404);
  await pool.query('update quotation_message set offer_id = $1 where id = $2', [
    (await pool.query('select id from offer where quotation_id = $1 and operator_id = $2', [id, rival])).rows[0].id,
    message,
  ]);
  expect((await pictureAsOperator(uuid)).statusCode).toBe(404);
});

test('a PDF, a broken picture, and more pictures than allowed are refused', async () => {
  const request = await asked();
  const add = (payload?: Buffer) => request.add({ uuid: randomUUID(), name: 'a.png' }, payload);
  const refused = await add(Buffer.from('%PDF-1.7\n'));
  expect(refused.json()).toMatchObject({ status: 415, code: 'file_kind' });
  expect(refused.json().detail).toMatch(/captura/);
  expect((await add(PNG.subarray(0, 40))).json().code).toBe('image_broken');
  for (let n = 0; n < 8; n += 1) expect((await add()).statusCode).toBe(201);
  expect((await add()).json().code).toBe('too_many_files');
});

test('the conversation of an ended offer accepts no messages', async () => {
  const { traveller, operatorSide, offer } = await asked();
  await traveller.say('¿Y el desayuno?');
  await pool.query(`update offer set state = 'declined' where id = $1`, [offer]);
  expect((await operatorSide.say('Tarde.')).problem().code).toBe('talk_over');
  expect(await traveller.read()).toMatchObject({ open: false, messages: [{ text: '¿Y el desayuno?' }] });
});
