import type { InjectOptions } from 'fastify';
import { Type } from 'typebox';
import { afterAll, describe, expect, test } from 'vitest';
import type { MailSummary } from '#features/mailbox/contract/mail.ts';
import * as routes from '#features/mailbox/contract/routes.ts';
import type { Route } from '#features/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { DEMO_PEOPLE_DOMAIN } from '#server/mail/causing-browser.ts';
import { mailboxReach } from '#server/mail/mailbox-reach.ts';
import type { Area, Email } from '#server/platform.ts';
import { call, requestOf } from '#tests/call.ts';
import { testSite } from '#tests/site.ts';
import { mailbox } from './area.ts';

const email = (subject: string, to = 'lucia@example.org'): Email => ({ to, subject, text: subject, html: '<p></p>' });
const Subject = Type.Object({ subject: Type.String() });
const Address = Type.Object({ to: Type.String() });

const post: Area = {
  name: 'post',
  jobs: {
    'post/send': defineJob(Subject, async ({ subject }, { mail }) => mail.send(email(subject))),
    'post/write-to': defineJob(Address, async ({ to }, { mail }) => mail.send(email('Para entrar', to))),
    'post/pass-on': defineJob(Subject, async ({ subject }, { jobs, db }) =>
      jobs.add(db, 'post/send', { subject: `${subject}, pasado` }),
    ),
  },
  routes(app, { jobs, db }) {
    app.post(
      '/api/post/',
      { config: { right: 'trips.start' }, schema: { body: Subject } },
      async ({ body: { subject } }) => {
        await inTransaction(db, async (trx) => {
          await jobs.add(trx, 'post/pass-on', { subject });
          await jobs.addAll(trx, [['post/send', { subject: `${subject}, junto` }]]);
          const inMinutes = new Date(Date.now() + 60_000);
          await jobs.add(trx, 'post/send', { subject: `${subject}, luego` }, { runAt: inMinutes });
          const tomorrow = new Date(Date.now() + 86_400_000);
          await jobs.add(trx, 'post/send', { subject: `${subject}, recordado` }, { runAt: tomorrow });
        });
        return {};
      },
    );
    app.post('/api/post/link/', { config: { right: 'trips.start' }, schema: { body: Address } }, async ({ body }) => {
      await jobs.add(db, 'post/write-to', body);
      return {};
    });
    app.get('/api/post/', { config: { right: 'trips.start' } }, async () => ({}));
  },
};

const settings = { PUBLIC_URL: 'https://viaja.pe', PUBLIC_DEMO: 'yes' };

const site = await testSite({ areas: [mailbox, post], settings });
afterAll(site.close);

function browser() {
  let cookie = '';
  return async (request: InjectOptions) => {
    const answer = await site.app.inject({ ...request, headers: { cookie } });
    const given = answer.headers['set-cookie'];
    if (given) cookie = String(given).split(';')[0]!;
    return answer;
  };
}
type Browser = ReturnType<typeof browser>;
const send = (of: Browser, payload: { subject: string }) => of({ method: 'POST', url: '/api/post/', payload });
const mails = async (of: Browser): Promise<MailSummary[]> => (await of(requestOf(routes.listMails))).json().items;
const subjects = async (of: Browser) => (await mails(of)).map(({ subject }) => subject);

const ana = browser();
const beto = browser();

describe('the mailbox of a public demonstration', () => {
  test('shows a browser the emails that its requests caused', async () => {
    await send(ana, { subject: 'De Ana' });
    await send(beto, { subject: 'De Beto' });
    await site.platform.jobs.add(site.db, 'post/send', { subject: 'De nadie' });
    await site.runJobs({ until: new Date(Date.now() + 172_800_000) });
    expect((await subjects(ana)).sort()).toEqual(['De Ana, junto', 'De Ana, luego', 'De Ana, pasado']);
    expect((await subjects(beto)).sort()).toEqual(['De Beto, junto', 'De Beto, luego', 'De Beto, pasado']);
    expect(await subjects(browser())).toEqual([]);
    const { rows } = await site.pool.query('select subject from demo_mail where browser is null order by subject');
    expect(rows.map(({ subject }) => subject)).toEqual(['De Ana, recordado', 'De Beto, recordado', 'De nadie']);
  });

  test('shows a browser no emails of other browsers', async () => {
    const { id } = (await mails(ana))[0]!;
    for (const route of [routes.showMail, routes.showMailPage] as Route[]) {
      const request = requestOf(route, { params: { id } });
      expect((await ana(request)).statusCode).toBe(200);
      for (const other of [beto, browser()]) expect((await other(request)).json().code).toBe('mail_not_found');
    }
  });

  test('sets a cookie that scripts cannot read', async () => {
    const carla = browser();
    expect((await carla({ url: '/api/post/' })).headers['set-cookie']).toBeUndefined();
    const first = await send(carla, { subject: 'De Carla' });
    expect(first.headers['set-cookie']).toMatch(
      /^__Secure-vereda-browser-trujillo=[\w-]{22}; .*HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await send(carla, { subject: 'Otra' })).headers['set-cookie']).toBeUndefined();
  });

  test('hides emails to the demo’s own accounts', async () => {
    const dora = browser();
    for (const to of [`redaccion@${DEMO_PEOPLE_DOMAIN}`, 'Moderacion@Vereda.Example', 'dora@example.org'])
      await dora({ method: 'POST', url: '/api/post/link/', payload: { to } });
    await site.runJobs();
    expect((await mails(dora)).map(({ to }) => to)).toEqual(['dora@example.org']);
  });

  test('shows no emails for a forged cookie', async () => {
    const { rows } = await site.pool.query('select browser from demo_mail where browser is not null limit 1');
    const forged = await call(site.app, routes.listMails, {
      headers: { cookie: `__Secure-vereda-browser-trujillo=${rows[0].browser}` },
    });
    expect(forged.json().items).toEqual([]);
  });
});

test('all emails are shown only if no other machine can reach the site', () => {
  const local = { MODE: 'demo' as const, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' };
  expect(mailboxReach(local)).toBe('all');
  expect(mailboxReach({ ...local, HOST: '0.0.0.0' })).toBe('own');
  expect(mailboxReach({ ...local, PUBLIC_URL: 'http://192.168.1.4' })).toBe('own');
  expect(mailboxReach({ ...local, PUBLIC_DEMO: 'yes' })).toBe('own');
  expect(mailboxReach({ ...local, SMTP_URL: 'smtp://localhost' })).toBeNull();
  expect(mailboxReach({ ...local, MODE: 'production' })).toBeNull();
});
