import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import { writeToTraveller } from '#features/quotations/contract/operator-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { type InboundMail, openInboundMail } from '#server/mail/inbound/open-inbound-mail.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { askBody } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
const SOON = () => new Date(Date.now() + 60_000);
const LUCIA = 'lucia@ejemplo.pe';
let port: InboundMail;
let operator: string;
let owner: Awaited<ReturnType<typeof insertPerson>>;
beforeAll(async () => {
  operator = await insertOperator(site.db, 'trujillo', { name: 'Totora' });
  owner = await insertPerson(site.db, 'trujillo', { name: 'Rosa' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'owner')`,
    [operator, owner.id],
  );
});
beforeEach(async () => {
  port = (await openInboundMail(site.platform, site.areas))!;
  return () => port.close();
});

function mail(email: SendMailOptions) {
  const transport = createTransport({ host: '127.0.0.1', port: port.port, secure: false, ignoreTLS: true });
  return transport.sendMail(email).finally(() => transport.close());
}

const answerOf = (email: SendMailOptions) =>
  mail(email).then(
    ({ response }) => response as string,
    (error: { response: string }) => error.response,
  );

async function conversation() {
  const asked = await call(site.app, routes.askQuotation, {
    headers: { authorization: 'Bearer vereda-demo' },
    body: askBody([operator]),
  });
  const { id, secret, reference } = asked.json();
  const offer: string = (await pool.query('select id from offer where quotation_id = $1', [id])).rows[0].id;
  const own = { params: { name: id, offerId: offer }, headers: { [QUOTATION_SECRET_HEADER]: secret } };
  const write = (text: string) =>
    call(site.app, writeToTraveller, {
      params: { operatorId: operator, offerId: offer },
      headers: owner.headers,
      body: { uuid: randomUUID(), text },
    });
  await call(site.app, routes.writeToOperator, {
    ...own,
    body: { uuid: randomUUID(), text: '¿Hay sillas para bebé?' },
  });
  await write('Sí, una.');
  await site.runJobs({ until: SOON() });
  const { rows } = await pool.query(
    `select recipient, headers, message_id, body_text from demo_mail where subject like $1`,
    [`${reference}: mensajes con%`],
  );
  const to = (recipient: string) => rows.find((row) => row.recipient === recipient);
  const read = async () => (await call(site.app, routes.showOfferConversation, own)).json();
  const unread = async (side: 'traveller' | 'operator') => {
    const found = await pool.query(
      'select body from quotation_message where offer_id = $1 and side = $2 and read_at is null order by at',
      [offer, side],
    );
    return found.rows.map(({ body }) => body as string);
  };
  const refusals = async () => {
    await site.runJobs({ until: SOON() });
    const found = await pool.query(
      `select recipient, body_text from demo_mail where subject like $1 or subject like $2 order by sent_at`,
      [`${reference}: tu correo no llegó`, `${reference}: una parte de tu correo%`],
    );
    return found.rows as { recipient: string; body_text: string }[];
  };
  const address = (recipient: string): string => to(recipient).headers['Reply-To'].replaceAll(/[<>]/g, '');
  const traveller = address(LUCIA);
  const lastOf = async () => (await read()).messages.at(-1)!;
  return {
    id,
    offer,
    traveller,
    operatorSide: address(owner.email),
    email: to(LUCIA),
    read,
    unread,
    write,
    lastOf,
    refusals,
  };
}

test('an answer by email becomes a message without the quoted text', async () => {
  const { traveller, operatorSide, email, lastOf } = await conversation();
  const quoted = email.body_text.replaceAll(/^/gm, '> ');
  await mail({
    from: `Lucía Ñopo <${LUCIA}>`,
    to: traveller,
    subject: 'Re: CZ',
    inReplyTo: email.message_id,
    text: `Perfecto, ¡gracias!\nLlegamos a las ocho.\n\nEl sáb, 21 nov 2026 a las 15:04, Vereda (<hola@vereda.pe>) escribió:\n\n${quoted}\n`,
  });
  expect(await lastOf()).toMatchObject({
    ...{ side: 'traveller', via: 'mail', readAt: null },
    text: 'Perfecto, ¡gracias!\nLlegamos a las ocho.',
  });
  await mail({
    from: owner.email,
    to: operatorSide.toUpperCase(),
    text: 'Los espero en la plaza.\n\n-- \nRosa Quispe\nOperadora Totora, 944 555 121\n',
  });
  expect(await lastOf()).toMatchObject({ side: 'operator', via: 'mail', text: 'Los espero en la plaza.' });
  const { rows } = await pool.query(`select author_id from quotation_message where body = 'Los espero en la plaza.'`);
  expect(rows).toEqual([{ author_id: owner.id }]);
  await site.runJobs({ until: SOON() });
  const stated = await pool.query(
    `select 1 from demo_mail where recipient = $1 and body_text like '%Llegamos a las ocho%'`,
    [owner.email],
  );
  expect(stated.rowCount).toBe(1);
});

test('an answer by email marks only messages that were emailed as read', async () => {
  const { traveller, operatorSide, unread, write } = await conversation();
  await write('Y hay dos más en la oficina.');
  expect(await unread('operator')).toEqual(['Sí, una.', 'Y hay dos más en la oficina.']);
  await mail({ from: LUCIA, to: traveller, text: 'Con una basta.' });
  expect(await unread('operator')).toEqual(['Y hay dos más en la oficina.']);
  expect(await unread('traveller')).toEqual(['¿Hay sillas para bebé?', 'Con una basta.']);
  await site.runJobs({ until: SOON() });
  await mail({ from: owner.email, to: operatorSide, text: 'Anotada.' });
  expect(await unread('traveller')).toEqual([]);
});

test.each([
  [
    'gmail',
    '<div dir="ltr">Sí, <b>dos</b> sillas.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">El sáb escribió:<br></div><blockquote>¿Cuántas?</blockquote></div>',
  ],
  [
    'outlook',
    '<html><body><p>Sí, dos sillas.</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>De:</b> Vereda<br><b>Enviado:</b> sábado</div><div>¿Cuántas?</div></body></html>',
  ],
  [
    'apple',
    '<html><body>Sí, dos sillas.<br><blockquote type="cite"><div>El 21 nov escribió:</div>¿Cuántas?</blockquote></body></html>',
  ],
])('an email with only an HTML part (%s) becomes a text message', async (_program, html) => {
  const { traveller, lastOf } = await conversation();
  await mail({ from: LUCIA, to: traveller, html });
  expect((await lastOf()).text).toBe('Sí, dos sillas.');
});

test('an email to a reply address is accepted from any sender', async () => {
  const { traveller, lastOf } = await conversation();
  await mail({ from: 'otra@lugar.pe', to: traveller, text: 'Escribo desde el trabajo.' });
  expect(await lastOf()).toMatchObject({ side: 'traveller', text: 'Escribo desde el trabajo.' });
});

test('an email to the reply address of a person who has left the team is refused', async () => {
  const { operatorSide, read } = await conversation();
  const before = (await read()).messages.length;
  const write = () => answerOf({ from: owner.email, to: operatorSide, text: 'Todavía estoy aquí.' });
  await pool.query(`update account set state = 'suspended' where id = $1`, [owner.id]);
  expect(await write()).toMatch(/^550/);
  await pool.query(`update account set state = 'active' where id = $1`, [owner.id]);
  await pool.query(`update operator_member set role = 'guide' where account_id = $1`, [owner.id]);
  expect(await write()).toMatch(/^550/);
  await pool.query(`update operator_member set role = 'owner' where account_id = $1`, [owner.id]);
  expect((await read()).messages).toHaveLength(before);
  expect(await write()).toMatch(/^250/);
  expect((await read()).messages.at(-1)).toMatchObject({ side: 'operator', text: 'Todavía estoy aquí.' });
});

test('emails to altered or unknown reply addresses are refused', async () => {
  const { traveller, operatorSide, read, offer } = await conversation();
  const before = (await read()).messages.length;
  const write = (to: string) => answerOf({ from: LUCIA, to, text: 'Hola' });
  const [name, domain] = traveller.split('@');
  const flipped = name!.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await write(`${flipped}@${domain}`)).toMatch(/^550/);
  // The signature in a reply address is valid only for one offer and for one of its two sides.
  expect(await write(traveller.replace('rt-', 'ro-'))).toMatch(/^550/);
  expect(await write(traveller.replace(offer.replaceAll('-', ''), randomUUID().replaceAll('-', '')))).toMatch(/^550/);
  expect(await write(`postmaster@${domain}`)).toMatch(/^550/);
  expect(await write('alguien@otrositio.pe')).toMatch(/^554/);
  expect(await write(`${name}@otrositio.pe`)).toMatch(/^554/);
  expect((await read()).messages).toHaveLength(before);
  expect(await write(operatorSide)).toMatch(/^250/);
});

test('an email that is delivered twice is stored once', async () => {
  const { traveller, read } = await conversation();
  const before = (await read()).messages.length;
  const email = { from: LUCIA, to: traveller, text: 'Una sola vez.', messageId: `<${randomUUID()}@casa.pe>` };
  expect([await answerOf(email), await answerOf(email)]).toEqual([
    expect.stringMatching(/^250/),
    expect.stringMatching(/^250/),
  ]);
  expect((await read()).messages).toHaveLength(before + 1);
  const note = { from: LUCIA, to: traveller, text: 'Estoy de vacaciones.' };
  await mail({ ...note, headers: { 'Auto-Submitted': 'auto-replied' } });
  await mail({ ...note, headers: { Precedence: 'bulk' } });
  await mail({ ...note, envelope: { from: '', to: [traveller] } });
  expect((await read()).messages).toHaveLength(before + 1);
});

test('the sender gets an email about attachments that were refused', async () => {
  const { traveller, lastOf, refusals, read } = await conversation();
  const content = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const attachments = [
    { filename: 'Foto 1.JPG', content },
    { filename: 'contrato.pdf', content: Buffer.from('%PDF-1.7\n') },
  ];
  await mail({ from: 'otra@lugar.pe', to: traveller, text: 'Así es.', attachments });
  expect(await lastOf()).toMatchObject({ text: 'Así es.', files: [{ name: 'Foto 1.webp' }] });
  const [part] = await refusals();
  expect(part!.recipient).toBe(LUCIA);
  expect(part!.body_text).toMatch(/no es una imagen.*captura/s);

  const before = (await read()).messages.length;
  await mail({ from: LUCIA, to: traveller, text: 'x'.repeat(6000) });
  await mail({ from: LUCIA, to: traveller, text: '> solo lo citado\n' });
  expect((await read()).messages).toHaveLength(before);
  const stated = (await refusals()).map(({ body_text }) => body_text);
  expect(stated).toHaveLength(3);
  expect(stated[1]).toMatch(/5000 caracteres/);
  expect(stated[2]).toMatch(/nada escrito por ti/);
});

test('secrets are removed from quoted text that the parser does not recognise as a quote', async () => {
  const { traveller, email, lastOf } = await conversation();
  const [, secret] = /cotizaciones\/[^#\s]+#(\S+)/.exec(email.body_text)!;
  const quoted = email.body_text.replaceAll(/^/gm, '| ');
  await mail({ from: LUCIA, to: traveller, text: `Gracias.\n\n${quoted}\n| Para: ${traveller}` });
  const { text } = await lastOf();
  expect(text).toMatch(/^Gracias\./);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(traveller);

  const forwarded = {
    contentType: 'message/rfc822',
    filename: 'carta.eml',
    content: `Subject: x\r\n\r\n${email.body_text}`,
  };
  await mail({ from: LUCIA, to: traveller, text: 'Mira.', attachments: [forwarded] });
  expect(await lastOf()).toMatchObject({ text: 'Mira.', files: [] });
});

test('the sender of an email about an ended offer is notified', async () => {
  const { traveller, offer, refusals } = await conversation();
  await pool.query(`update offer set state = 'declined' where id = $1`, [offer]);
  expect(await answerOf({ from: LUCIA, to: traveller, text: '¿Y ahora?' })).toMatch(/^250/);
  expect((await refusals())[0]!.body_text).toMatch(/ya no sigue/);
});

test('a person gets at most five notices about refused emails', async () => {
  const { traveller, refusals } = await conversation();
  for (let n = 0; n < 7; n += 1) await mail({ from: LUCIA, to: traveller, text: ' ' });
  expect(await refusals()).toHaveLength(5);
});

test('emails from a traveller whose data was erased are refused', async () => {
  const { traveller, operatorSide, id } = await conversation();
  await pool.query('update quotation set contact = null where id = $1', [id]);
  expect(await answerOf({ from: LUCIA, to: traveller, text: 'Hola' })).toMatch(/^550/);
  expect(await answerOf({ from: owner.email, to: operatorSide, text: 'Hola' })).toMatch(/^250/);
});

test('after twenty emails from one side within an hour, the next email is refused', async () => {
  const { traveller, read, refusals, offer } = await conversation();
  await pool.query(
    `insert into quotation_message (region_id, id, offer_id, side, body, via)
     select 'trujillo', gen_random_uuid(), $1, 'traveller', 'm', 'mail' from generate_series(1, 20)`,
    [offer],
  );
  const before = (await read()).messages.length;
  await mail({ from: LUCIA, to: traveller, text: 'Otra más' });
  expect((await read()).messages).toHaveLength(before);
  expect((await refusals())[0]!.body_text).toMatch(/demasiados correos/);
});
