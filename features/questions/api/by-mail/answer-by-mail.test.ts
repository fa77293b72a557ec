import { randomUUID } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as routes from '#features/questions/contract/routes.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { type InboundMail, openInboundMail } from '#server/mail/inbound/open-inbound-mail.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPublicTrip } from '#tests/public-trip.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const { app, db, pool } = site;

let port: InboundMail;
let claimed: string;
let unclaimed: string;
let operator: string;
let trip: string;
const people = {} as Record<'moderator' | 'owner' | 'seller' | 'author' | 'traveller', TestPerson>;
beforeAll(async () => {
  [claimed, unclaimed] = (await insertPlaces(db, REGION, [{ name: 'Casa Urquiaga' }, { name: 'Huaca Arco Iris' }])) as [
    string,
    string,
  ];
  ({ operator } = await insertDeparture(db, REGION));
  people.moderator = await insertPerson(db, REGION, { name: 'Quien modera', staff: 'moderator' });
  people.owner = await insertPerson(db, REGION, { name: 'Rosa Dueña' });
  people.seller = await insertPerson(db, REGION, { name: 'Quien vende' });
  people.traveller = await insertPerson(db, REGION, { name: 'Quien viaja' });
  people.author = await insertPerson(db, REGION, { name: 'Ana Paredes' });
  trip = await insertPublicTrip(pool, REGION, { place: claimed, accountId: people.author.id });
  await pool.query(`update company set claim = 'claimed', claimed_on = current_date where id = $1`, [claimed]);
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [...[REGION, claimed, people.owner.id]],
  );
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'sales')`,
    [REGION, operator, people.seller.id],
  );
});
beforeEach(async () => {
  for (const table of ['question', 'demo_mail', 'attempt_window']) await pool.query(`delete from ${table}`);
  port = (await openInboundMail(site.platform, site.areas))!;
  return () => port.close();
});

const OWNERS: Record<string, () => OwnerRef> = {
  'the owner of a place': () => ({ kind: 'company', id: claimed }),
  'the team of an operator': () => ({ kind: 'operator', id: operator }),
  'the author of a trip': () => ({ kind: 'trip', id: trip }),
  'the region': () => ({ kind: 'company', id: unclaimed }),
};
const ANSWERERS = {
  'the owner of a place': 'owner',
  'the team of an operator': 'seller',
  'the author of a trip': 'author',
  'the region': 'moderator',
} as const;

async function asked(about: OwnerRef) {
  const body = { id: randomUUID(), about, body: '¿Abren los lunes?', name: 'Lucía' };
  const { id } = (await call(app, routes.askAccountQuestion, { body, headers: people.traveller.headers })).json();
  const mailed = await mailsTo();
  const address = (to: TestPerson): string =>
    mailed.find(({ recipient }) => recipient === to.email)!.headers['Reply-To']!.replaceAll(/[<>]/g, '');
  return { id: id as string, address, mailed };
}

async function mailsTo() {
  await site.runJobs();
  const { rows } = await pool.query('select recipient, subject, headers, body_text from demo_mail order by sent_at');
  return rows as { recipient: string; subject: string; headers: Record<string, string>; body_text: string }[];
}

function mail(email: SendMailOptions): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: port.port, secure: false, ignoreTLS: true });
  return transport
    .sendMail(email)
    .finally(() => transport.close())
    .then(
      ({ response }) => response as string,
      (error: { response: string }) => error.response,
    );
}

const answers = async (id: string) => {
  const { rows } = await pool.query(
    `select body, badge, answered_by, coalesce(written_by, account_id) as by from answer where question_id = $1 and state = 'published' order by published_at`,
    [id],
  );
  return rows;
};
const refusals = async () => (await mailsTo()).filter(({ subject }) => subject.startsWith('Tu respuesta'));

test.each(Object.keys(ANSWERERS) as (keyof typeof ANSWERERS)[])('%s answers by replying to the email', async (who) => {
  const person = people[ANSWERERS[who]];
  const { id, address, mailed } = await asked(OWNERS[who]!());
  const [email] = mailed.filter(({ recipient }) => recipient === person.email);
  expect(email!.body_text).toContain('Responde este correo');
  const quoted = email!.body_text.replaceAll(/^/gm, '> ');
  const reply = {
    from: `Quien responde <${person.email.toUpperCase()}>`,
    to: address(person),
    text: `Sí, de 9 a 6.\n\nEl sáb, 21 nov 2026 a las 15:04, Vereda (<hola@vereda.pe>) escribió:\n\n${quoted}\n`,
    messageId: `<${randomUUID()}@casa.pe>`,
  };
  expect([await mail(reply), await mail(reply)]).toEqual([
    expect.stringMatching(/^250/),
    expect.stringMatching(/^250/),
  ]);
  const badge = who === 'the region' ? 'region' : 'owner';
  expect(await answers(id)).toMatchObject([{ body: 'Sí, de 9 a 6.', badge, by: person.id }]);
  expect(await refusals()).toEqual([]);
  const answered = (await mailsTo()).filter(({ recipient }) => recipient === people.traveller.email);
  expect(answered.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('Sí, de 9 a 6.')]);
});

test('an answer from another email address is not published, and the person reads why', async () => {
  const { id, address } = await asked(OWNERS['the owner of a place']!());
  expect(await mail({ from: 'otra@lugar.pe', to: address(people.owner), text: 'No, nunca.' })).toMatch(/^250/);
  expect(await answers(id)).toEqual([]);
  expect(await refusals()).toMatchObject([
    { recipient: people.owner.email, body_text: expect.stringContaining('no es la de tu cuenta') },
  ]);
});

test('an owner publishes no telephone number by mail, and the region does', async () => {
  const own = await asked(OWNERS['the owner of a place']!());
  await mail({ from: people.owner.email, to: own.address(people.owner), text: 'Llama al 944 555 121.' });
  expect(await answers(own.id)).toEqual([]);
  expect((await refusals())[0]!.body_text).toContain('Tiene un teléfono');
  const other = await asked(OWNERS['the region']!());
  await mail({ from: people.moderator.email, to: other.address(people.moderator), text: 'Llama al 944 555 121.' });
  expect(await answers(other.id)).toMatchObject([{ badge: 'region' }]);
});

test('empty and late answers, and attachments, are refused with a reason', async () => {
  const { id, address } = await asked(OWNERS['the owner of a place']!());
  const reply = { from: people.owner.email, to: address(people.owner) };
  await mail({ ...reply, text: '> solo lo citado\n' });
  await mail({
    ...reply,
    text: 'Sí, de 9 a 6.',
    attachments: [{ filename: 'a.pdf', content: Buffer.from('%PDF-1.7') }],
  });
  expect(await answers(id)).toMatchObject([{ body: 'Sí, de 9 a 6.' }]);
  await pool.query(`update question set state = 'withdrawn' where id = $1`, [id]);
  await mail({ ...reply, text: 'Y los domingos también.' });
  expect(await answers(id)).toHaveLength(1);
  expect(
    (await refusals()).map(({ body_text }) => /encima del|adjunto no se|ya no está/.exec(body_text)![0]).sort(),
  ).toEqual(['adjunto no se', 'encima del', 'ya no está']);
});

test('addresses of other people and of people who left the team are refused', async () => {
  const { id, address } = await asked(OWNERS['the owner of a place']!());
  const own = address(people.owner);
  const write = (to: string) => mail({ from: people.owner.email, to, text: 'Sí, de 9 a 6.' });
  expect(await write(own.replace('rq-', 'rt-'))).toMatch(/^550/);
  expect(await write(own.replace(id.replaceAll('-', ''), randomUUID().replaceAll('-', '')))).toMatch(/^550/);
  await pool.query(`update company set claim = 'claim_disputed' where id = $1`, [claimed]);
  expect(await write(own)).toMatch(/^550/);
  await pool.query(`update company set claim = 'claimed' where id = $1`, [claimed]);
  expect(await answers(id)).toEqual([]);
  expect(await write(own)).toMatch(/^250/);
});

test('the region gets the email after three days without an answer of the team', async () => {
  const { id, mailed } = await asked(OWNERS['the team of an operator']!());
  expect(mailed.map(({ recipient }) => recipient)).toEqual([people.seller.email]);
  await pool.query(`update question set published_at = now() - interval '73 hours' where id = $1`, [id]);
  await site.runJobs({ until: new Date(Date.now() + 4 * 86_400_000) });
  const late = (await mailsTo()).filter(({ recipient }) => recipient === people.moderator.email);
  expect(late.map(({ subject }) => subject)).toContain('Lucía pregunta: ¿Abren los lunes?');
});
