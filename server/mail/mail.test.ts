import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { Type } from 'typebox';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { defineJob } from '#server/jobs/define-job.ts';
import { listFailedJobs } from '#server/jobs/jobs.store.ts';
import type { Area, Email } from '#server/platform.ts';
import { authority, serverCertificate, serverKey } from '#tests/localhost-certificate.ts';
import { testSite } from '#tests/site.ts';
import { smtpMail } from './smtp-mail.ts';

interface Arrived {
  to: string;
  from: string;
  subject: string;
  headers: Record<string, string>;
  raw: string;
}

let answers: (to: string) => { code: number; text: string } | undefined = () => undefined;
afterEach(() => {
  answers = () => undefined;
});

async function mailServer(options: SMTPServerOptions = {}) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    logger: false,
    key: serverKey,
    cert: serverCertificate,
    onRcptTo({ address }, _session, done) {
      const answer = answers(address);
      done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    async onData(stream, { envelope }, done) {
      let raw = '';
      for await (const chunk of stream) raw += chunk;
      const headers = headersOf(raw);
      arrived.push({
        to: envelope.rcptTo[0]!.address,
        from: headers.from!,
        subject: headers.subject!,
        headers,
        raw,
      });
      done();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { arrived, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function headersOf(raw: string): Record<string, string> {
  const [top] = raw.split('\r\n\r\n', 1);
  const lines = top!.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(lines.map((line) => [line.split(':', 1)[0]!.toLowerCase(), line.replace(/^[^:]*: ?/, '')]));
}

let interruptions = 0;
const post: Area = {
  name: 'post',
  jobs: {
    'post/send': defineJob(Type.Object({ email: Type.Unsafe<Email>(Type.Object({})) }), async ({ email }, { mail }) => {
      await mail.send(email);
      if (interruptions-- > 0) throw new Error('interrupted');
    }),
  },
  routes: () => undefined,
};

const email: Email = {
  to: 'lucia@example.org',
  subject: 'Tu cuenta en la región',
  text: 'Hola, Lucía:\nhttps://viaja.pe/confirmar#token=s3cr3t\n',
  html: '<p>Hola, Lucía</p>',
};

const server = await mailServer();
const bySmtp = await testSite({
  areas: [post],
  settings: {
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'hola@viaja.pe',
    PUBLIC_URL: 'https://viaja.test',
  },
});
const inDemo = await testSite({
  areas: [post],
  settings: { MAIL_FROM: 'hola@viaja.pe', PUBLIC_URL: 'https://viaja.test' },
});
afterAll(async () => {
  await Promise.all([bySmtp.close(), inDemo.close(), server.close()]);
});

const adapters = {
  'a mail server': { site: bySmtp, arrived: async () => server.arrived },
  'the demo’s mailbox': {
    site: inDemo,
    arrived: async () => {
      const rows = await inDemo.db.selectFrom('demo_mail').selectAll().orderBy('sent_at').execute();
      return rows.map((row): Arrived => {
        const headers = Object.fromEntries(
          Object.entries(row.headers).map(([name, value]) => [name.toLowerCase(), value]),
        );
        return {
          to: row.recipient,
          from: row.sender,
          subject: row.subject,
          headers: { ...headers, 'message-id': row.message_id, date: row.sent_at.toUTCString() },
          raw: row.body_text,
        };
      });
    },
  },
};

describe.each(Object.entries(adapters))('an email to %s', (_name, { site, arrived }) => {
  const send = async (one: object) => {
    await site.platform.jobs.add(site.db, 'post/send', { email: one });
    return site.runJobs({ mayFail: true });
  };
  const lastError = async () => (await listFailedJobs(site.db, 'trujillo'))[0]?.error;

  test('has one recipient, the region as sender and the header of automatic emails', async () => {
    const before = (await arrived()).length;
    expect(await send({ ...email, headers: { 'X-Topic': 'account' } })).toEqual([{ name: 'post/send', error: null }]);
    const all = await arrived();
    expect(all).toHaveLength(before + 1);
    const { to, from, headers } = all.at(-1)!;
    expect(to).toBe('lucia@example.org');
    expect(from).toBe('Descubre Trujillo <hola@viaja.pe>');
    expect(headers['message-id']).toMatch(/^<[\w-]{32}@viaja\.test>$/);
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(headers['x-topic']).toBe('account');
    expect(Math.abs(Date.parse(headers.date!) - Date.now())).toBeLessThan(60_000);
    expect(headers).not.toHaveProperty('list-unsubscribe');
  });

  test('has unsubscribe headers if it is optional', async () => {
    await send({ ...email, unsubscribeUrl: 'https://viaja.pe/api/letters/end/?x=1' });
    expect((await arrived()).at(-1)!.headers).toMatchObject({
      'list-unsubscribe': '<https://viaja.pe/api/letters/end/?x=1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each([
    ['a header inside the email address', { to: 'lucia@example.org\r\nBcc: all@example.org' }],
    ['two email addresses in one', { to: 'lucia@example.org, all@example.org' }],
    ['a subject of two lines', { subject: 'Hola\nBcc: all@example.org' }],
    ['a header inside another header', { headers: { 'X-Topic': 'a\r\nBcc: all@example.org' } }],
    ['a header that callers may not set', { headers: { bcc: 'all@example.org' } }],
    ['a header inside the name of another header', { headers: { 'X: 1\r\nBcc': 'all@example.org' } }],
    ['an invalid unsubscribe URL', { unsubscribeUrl: 'https://viaja.pe/>\r\nBcc: all@example.org' }],
  ])('is refused if it has %s', async (_fault, changes) => {
    const before = (await arrived()).length;
    const [run] = await send({ ...email, ...changes });
    expect(run!.error!.message).toMatch(/^The email has /);
    expect(await arrived()).toHaveLength(before);
    expect(await lastError()).toMatch(/^The email has /);
    expect(await lastError()).not.toMatch(/example\.org|s3cr3t/);
  });

  test('is sent although another email of the same call fails', async () => {
    const before = (await arrived()).length;
    const three = ['uno@example.org', 'not an address', 'tres@example.org'].map((to) => ({
      ...email,
      to,
      key: 'three',
    }));
    for (let time = 0; time < 2; time += 1) {
      const answers = await site.platform.mail.sendEach(three);
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(answers[1]).toMatchObject({ reason: { name: 'GiveUp' } });
    }
    const sent = (await arrived()).slice(before);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['uno@example.org', 'tres@example.org']));
    expect(new Set(sent.map(({ headers }) => headers['message-id'])).size).toBe(2);
    expect(await site.platform.mail.sendEach([])).toEqual([]);
  });

  test('keeps its Message-ID when its job is repeated', async () => {
    interruptions = 1;
    const before = (await arrived()).length;
    await send(email);
    await site.runJobs({ until: new Date(Date.now() + 60_000) });
    const sent = (await arrived()).slice(before);
    expect(new Set(sent.map(({ headers }) => headers['message-id'])).size).toBe(1);
    await send(email);
    expect((await arrived()).at(-1)!.headers['message-id']).not.toBe(sent[0]!.headers['message-id']);
  });
});

test('an email is sent once after the mail server was busy', async () => {
  answers = () => ({ code: 451, text: 'try again later' });
  const before = server.arrived.length;
  await bySmtp.platform.jobs.add(bySmtp.db, 'post/send', { email: email });
  const [run] = await bySmtp.runJobs({ mayFail: true });
  expect(run!.error!.message).toContain('451');
  answers = () => undefined;
  await bySmtp.runJobs({ until: new Date(Date.now() + 60_000) });
  await bySmtp.runJobs({ until: new Date(Date.now() + 86_400_000) });
  expect(server.arrived).toHaveLength(before + 1);
});

test('an image in an email arrives as a part of the email, not as a data URL', async () => {
  const html = '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>';
  await bySmtp.platform.jobs.add(bySmtp.db, 'post/send', { email: { ...email, html } });
  await bySmtp.runJobs();
  const { raw } = server.arrived.at(-1)!;
  const [, id] = /Content-ID: <([^>]+)>/i.exec(raw) ?? [];
  expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(`src="cid:${id}"`);
  expect(raw).not.toContain('data:image');
});

test('an email that the mail server refuses is not retried, and its error shows no recipient', async () => {
  answers = (to) => ({ code: 550, text: `no mailbox ${to} see https://mail.example/why?x=s3cr3t` });
  await bySmtp.platform.jobs.add(bySmtp.db, 'post/send', { email: email });
  await bySmtp.runJobs({ mayFail: true });
  expect(await bySmtp.runJobs({ until: new Date(Date.now() + 86_400_000) })).toEqual([]);
  const [failed] = await listFailedJobs(bySmtp.db, 'trujillo');
  expect(failed).toMatchObject({ name: 'post/send', attempts: 1 });
  expect(failed!.error).toMatch(/^The mail server answered at RCPT TO: 550 no mailbox …/);
  expect(failed!.error).not.toMatch(/lucia|s3cr3t/);
});

describe('the connection to the mail server', () => {
  const sender = async () => ({ name: 'Viaja', address: 'hola@viaja.pe', site: 'viaja.pe' });
  const signIn: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'region' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('535 no'), { responseCode: 535 })),
  };

  test('is encrypted with STARTTLS before authentication', async () => {
    const strict = await mailServer(signIn);
    const url = `smtp://region:p%40ss%2Fword@localhost:${strict.port}`;
    await smtpMail(url, sender, { ca: authority }).send(email);
    expect(strict.arrived).toHaveLength(1);
    expect(strict.arrived[0]!.headers.received ?? '').toBe('');
    await expect(smtpMail(url, sender).send(email)).rejects.toThrow(/could not be used/);
    await strict.close();
  });

  test('is encrypted from the first byte with smtps', async () => {
    const strict = await mailServer({ ...signIn, secure: true });
    await smtpMail(`smtps://region:p%40ss%2Fword@localhost:${strict.port}`, sender, { ca: authority }).send(email);
    expect(strict.arrived).toHaveLength(1);
    await strict.close();
  });

  test('with a wrong password fails with an error that can be retried and shows no password', async () => {
    const strict = await mailServer(signIn);
    const wrong = smtpMail(`smtp://region:wrong-s3cr3t@localhost:${strict.port}`, sender, { ca: authority });
    const error = await wrong.send(email).catch((fault: Error) => fault);
    expect(error).toMatchObject({ name: 'Error' });
    expect((error as Error).message).not.toContain('s3cr3t');
    await strict.close();
  });

  test('to an unreachable server fails with an error that can be retried', async () => {
    await expect(smtpMail('smtp://127.0.0.1:1', sender).send(email)).rejects.toThrow(/ECONNREFUSED|ESOCKET/);
  });
});
