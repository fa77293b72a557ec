import { afterAll, beforeAll, expect, test } from 'vitest';
import * as routes from '#features/mailbox/contract/routes.ts';
import type { QueryOf, ShapeOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import { ownRegion } from '#tests/own-region.ts';
import { testSite } from '#tests/site.ts';
import { mailbox } from './area.ts';

const site = await testSite({ areas: [mailbox] });
afterAll(site.close);
const own = await ownRegion();
afterAll(own.remove);
const list = async (query: QueryOf<ShapeOf<typeof routes.listMails>> = {}) =>
  (await call(site.app, routes.listMails, { query })).json();
const newest = async () => (await list()).items[0]!;

const email = (to: string, subject: string) => ({
  to,
  subject,
  text: `${subject}\n\nHola:\n\nabre\nhttps://viaja.pe/confirmar#token=1\n`,
  html: `<!doctype html><html><head><title>x</title></head><body><p>${subject}</p></body></html>`,
});

beforeAll(async () => {
  await site.platform.mail.send(email('Lucia@example.org', 'Primera'));
  await site.platform.mail.send(email('mateo@example.org', 'Segunda'));
  await site.platform.mail.send(email('lucia@example.org', 'Tercera'));
});

const subjects = async (...query: Parameters<typeof list>) =>
  (await list(...query)).items.map(({ subject }) => subject);

test('the mailbox lists emails newest first, in pages', async () => {
  const first = await list({ limit: 2 });
  expect(first.items).toMatchObject([
    { subject: 'Tercera', to: 'lucia@example.org', preview: 'Hola: abre https://viaja.pe/confirmar#token=1 ' },
    { subject: 'Segunda' },
  ]);
  expect(await subjects({ limit: 2, cursor: first.next! })).toEqual(['Primera']);
});

test('the mailbox finds emails by a part of the recipient’s address', async () => {
  expect(await subjects({ to: 'LUCIA' })).toEqual(['Tercera', 'Primera']);
  expect(await subjects({ to: '%' })).toEqual([]);
});

test('the mailbox shows one email with its headers and text', async () => {
  const { id } = await newest();
  const mail = (await call(site.app, routes.showMail, { params: { id } })).json();
  expect(mail).toMatchObject({ subject: 'Tercera', from: 'Descubre Trujillo <turismo@example.org>' });
  expect(mail.text).toContain('\nhttps://viaja.pe/');
  expect(mail.headers.map(({ name }) => name)).toEqual(['Message-ID', 'Auto-Submitted']);
});

test('the HTML page of an email loads nothing and runs no scripts', async () => {
  const { id } = await newest();
  const page = await call(site.app, routes.showMailPage, { params: { id } });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  expect(policy).toContain('img-src data:;');
  expect(policy).not.toMatch(/script|allow-same-origin/);
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(page.body).toContain('<base target="_blank">');
});

test('a request for an unknown email gets a 404', async () => {
  const show = (id: string) => call(site.app, routes.showMail, { params: { id } });
  expect((await show('1')).problem().code).toBe('mail_not_found');
  expect((await show('9f0b6f0e-0000-4000-8000-000000000000')).statusCode).toBe(404);
});

test('a request that passed a proxy sees no emails', async () => {
  const { id } = await newest();
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const headers = { [name]: '203.0.113.9' };
    expect((await call(site.app, routes.listMails, { headers })).json().items).toEqual([]);
    expect((await call(site.app, routes.showMail, { params: { id }, headers })).statusCode).toBe(404);
  }
});

test('another region’s emails are not shown', async () => {
  await site.pool.query(`update demo_mail set region_id = 'cusco' where subject = 'Segunda'`);
  expect(await subjects()).toEqual(['Tercera', 'Primera']);
});

test('emails are deleted after 30 days', async () => {
  await site.pool.query(`update demo_mail set sent_at = now() - interval '31 days' where subject = 'Primera'`);
  await site.platform.jobs.add(site.db, 'mailbox/empty', {});
  await site.runJobs();
  expect(await subjects()).toEqual(['Tercera']);
});

test.each([
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:25' }],
  [
    'production',
    {
      MODE: 'production',
      CARDS: 'none',
      RATE_LIMIT: '600',
      APP_TOKEN: 'k3rPz0-own-token',
      PUBLIC_URL: 'https://viaja.pe',
      SMTP_URL: 'smtps://mail.viaja.pe',
      MAIL_FROM: 'hola@viaja.pe',
      SECRET_KEY: 'k'.repeat(43),
      ...own.settings,
    },
  ],
])('with the settings of %s, the mailbox answers 404', async (_what, settings) => {
  const other = await testSite({ areas: [mailbox], settings });
  expect((await call(other.app, routes.listMails)).statusCode).toBe(404);
  await other.close();
});
