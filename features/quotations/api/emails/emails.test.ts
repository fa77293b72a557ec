import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MAIL_FAULTS } from '#features/conversations/api/public.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import { askedWhenWords } from '#features/quotations/contract/quotation-words.ts';
import { askQuotation, showQuotation } from '#features/quotations/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { testSite } from '#tests/site.ts';
import { OPERATOR_NEWS, operatorEmail, TRAVELLER_NEWS, travellerEmail } from './quotation-emails.ts';

const site = await testSite();
afterAll(site.close);
const { pool } = site;
const LUCIA = 'lucia@ejemplo.pe';
const team: Record<string, string> = {};
let operator: string;
beforeAll(async () => {
  dress.push((await site.platform.region.current()).face.tagline);
  operator = await insertOperator(site.db, 'trujillo', { name: 'Totora' });
  for (const role of ['owner', 'sales', 'guide']) {
    const person = await insertPerson(site.db, 'trujillo', { name: `Totora ${role}` });
    team[role] = person.email;
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, $3)`,
      [operator, person.id, role],
    );
  }
});

let quotation: { id: string; reference: string };
let offer: string;
beforeEach(async () => {
  const asked = await call(site.app, askQuotation, {
    headers: { authorization: 'Bearer vereda-demo' },
    body: askBody([operator]),
  });
  quotation = asked.json();
  offer = (await pool.query('select id from offer where quotation_id = $1', [quotation.id])).rows[0].id;
});

interface SentEmail {
  recipient: string;
  body_text: string;
  body_html: string;
}

async function emailsOf(job: string, payload: object): Promise<SentEmail[]> {
  await site.runJobs();
  await pool.query('delete from demo_mail');
  await site.platform.jobs.add(site.db, job, payload);
  await site.runJobs();
  return (await pool.query('select recipient, body_text, body_html from demo_mail')).rows;
}

const linksOf = (text: string) => [...text.matchAll(/https?:\/\/\S+\/cotizaciones\/\S+/g)].map(([url]) => new URL(url));

async function expectOpens({ body_text, body_html }: SentEmail) {
  const [link, ...others] = linksOf(body_text);
  expect(others).toEqual([]);
  expect(body_html).toContain(`href="${link!.href}"`);
  const name = link!.pathname.split('/').at(-1)!;
  const headers = { [QUOTATION_SECRET_HEADER]: link!.hash.slice(1) };
  const opened = await call(site.app, showQuotation, { params: { name }, headers });
  expect([opened.statusCode, opened.json().id]).toEqual([200, quotation.id]);
}

const dress = ['Si el botón no abre, copia esta dirección:'];

function expectTwin({ body_text, body_html }: SentEmail) {
  const said = body_html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]+>/)
    .map((part) =>
      part
        .replace(/&#847;.*/, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .trim(),
    )
    .filter((part) => part.length > 20 && !dress.includes(part));
  expect(said.length).toBeGreaterThan(1);
  for (const part of said) expect(body_text).toContain(part);
}

test('the first email has a link that opens the request without an account', async () => {
  const [email, ...others] = await emailsOf('quotations/tell-asked', { quotationId: quotation.id });
  expect(others).toEqual([]);
  expectTwin(email!);
  await expectOpens(email!);
  const { wish } = (await pool.query('select wish from quotation where id = $1', [quotation.id])).rows[0];
  expect(email!.body_text).toContain(`Cuándo: ${askedWhenWords(wish.when)}`);
});

test.each([
  [true, 'PEN 900'],
  [false, 'el adelanto de PEN 900'],
] as const)('the email about an acceptance shows the sum to pay (the sum is the whole price: %s)', (whole, said) => {
  const facts = {
    ...{
      reference: 'VR7K2M4QXA',
      title: 'Dos días',
      operator: 'Totora',
      when: 'Fechas por definir',
      people: '2 personas',
    },
    ...{ total: 'PEN 900', due: { amount: 'PEN 900', whole }, until: 'lunes, 09:00', words: null },
  };
  const url = 'https://ejemplo.pe';
  expect(travellerEmail('accepted', facts, url).paragraphs[0]).toContain(`Paga ${said} antes del lunes, 09:00`);
  expect(operatorEmail('accepted', facts, { open: null, operatorUrl: url }).paragraphs[0]).toContain(`pague ${said}.`);
});

test('if staff ask more operators, an email gives the traveller their names', async () => {
  const payload = { quotationId: quotation.id, operators: [operator] };
  const [email, ...others] = await emailsOf('quotations/tell-reassigned', payload);
  expect(others).toEqual([]);
  expect(email!.body_text).toContain('Totora');
  expectTwin(email!);
  await expectOpens(email!);
});

test.each(TRAVELLER_NEWS)(
  "the traveller's email about an offer that was %s has a link that works without an account",
  async (about) => {
    if (about !== 'declined' && about !== 'expired') await answerOffer(site, offer, offerContent([lineOf()]));
    const [email, ...others] = await emailsOf('quotations/tell-traveller', { offerId: offer, about });
    expect(others).toEqual([]);
    expect(email!.recipient).toBe(LUCIA);
    expectTwin(email!);
    await expectOpens(email!);
  },
);

test.each(OPERATOR_NEWS)(
  `the email "%s" goes to the operator's owner and sales staff, but not to a guide`,
  async (about) => {
    const emails = await emailsOf('quotations/tell-operator', { offerId: offer, about });
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual([team.owner, team.sales].sort());
    for (const email of emails) {
      expectTwin(email);
      expect(email.body_text).toContain(`/responder/${offer}#`);
    }
    expect(new Set(emails.map(({ body_text }) => body_text)).size).toBe(2);
  },
);

test("the email about an ended offer links to the operator's screen, not to a personal link", async () => {
  await pool.query(`update offer set state = 'not_chosen' where id = $1`, [offer]);
  for (const email of await emailsOf('quotations/tell-operator', { offerId: offer, about: 'not_chosen' })) {
    expect(email.body_text).toContain(`/operador/${operator}/cotizaciones/${offer}`);
    expect(email.body_text).not.toContain('/responder/');
  }
});

test.each(['traveller', 'operator'] as const)(
  'emails about a message from the %s and about a refused email contain a link',
  async (side) => {
    const message = randomUUID();
    await pool.query(
      `insert into quotation_message (region_id, id, offer_id, side, body, via) values ('trujillo', $1, $2, $3, '¿Hay sillas para bebé en el auto?', 'page')`,
      [message, offer, side],
    );
    const said = await emailsOf('quotations/tell-message', { messageId: message });
    const refused = await emailsOf('quotations/tell-mail-refused', { offerId: offer, side, faults: MAIL_FAULTS });
    const toTraveller = side === 'operator' ? said : refused;
    const toOperator = side === 'operator' ? refused : said;
    expect(toTraveller.map(({ recipient }) => recipient)).toEqual([LUCIA]);
    expect(toOperator.map(({ recipient }) => recipient).sort()).toEqual([team.owner, team.sales].sort());
    for (const email of [...said, ...refused]) expectTwin(email);
    await expectOpens(toTraveller[0]!);
  },
);
