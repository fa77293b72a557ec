import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Area, InboundEmail, Platform } from '#server/platform.ts';
import { authority, serverCertificate, serverKey } from '#tests/localhost-certificate.ts';
import { openFolder } from '#tests/open-folder.ts';
import { testSite } from '#tests/site.ts';
import { openInboundMail } from './open-inbound-mail.ts';

const site = await testSite({ areas: [] });
afterAll(site.close);
const DOMAIN = 'respuestas.localhost';
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((close) => close())));

let taken: { meaning: string; email: InboundEmail }[] = [];
let fails = false;
beforeEach(() => {
  [taken, fails] = [[], false];
});
const area: Area = {
  name: 'letters',
  routes: () => undefined,
  inbound: {
    knows: async (name) => (name.startsWith('caja-') ? name : undefined),
    async take(meaning, email) {
      if (fails) throw new Error('no database');
      taken.push({ meaning, email: email });
    },
  },
};

async function open(config: Partial<Platform['config']> = {}, limits: Parameters<typeof openInboundMail>[2] = {}) {
  const platform = { ...site.platform, config: { ...site.platform.config, ...config } };
  const inbound = (await openInboundMail(platform, [area], limits))!;
  opened.push(inbound.close);
  const answer = (to: string | string[], text = 'Hola', tls?: object) =>
    createTransport({
      host: 'localhost',
      port: inbound.port,
      ...(tls ? { requireTLS: true, tls } : { ignoreTLS: true }),
    })
      .sendMail({ from: 'ana@ejemplo.pe', to, text })
      .then(
        ({ response }) => response as string,
        (error: { response: string; code: string }) => error.response ?? error.code,
      );
  return { port: inbound.port, answer };
}

test('an email is delivered for each recipient that an area recognises, and other recipients are refused', async () => {
  const { answer } = await open();
  expect(await answer([`caja-1@${DOMAIN}`, `CAJA-2@${DOMAIN}`, 'alguien@otrositio.pe'])).toMatch(/^250/);
  expect(taken.map(({ meaning }) => meaning)).toEqual(['caja-1', 'caja-2']);
  expect(taken[0]!.email).toMatchObject({ from: 'ana@ejemplo.pe', text: 'Hola' });
});

test('answers with a temporary error when an email cannot be stored', async () => {
  const { answer } = await open();
  fails = true;
  expect(await answer(`caja-1@${DOMAIN}`)).toMatch(/^451/);
});

test('refuses an email beyond the size limit and names the limit', async () => {
  const { answer } = await open({}, { bytes: 10_000 });
  expect(await answer(`caja-1@${DOMAIN}`, lines(200))).toMatch(/^552/);
  expect(taken).toEqual([]);
  expect(await answer(`caja-1@${DOMAIN}`, lines(100))).toMatch(/^250/);
});

test('disconnects a sender that goes far beyond the size limit', async () => {
  const { port } = await open({}, { bytes: 10_000 });
  const { socket, said } = await beginEmail(port);
  for (let sent = 0; sent < 400 && !socket.destroyed; sent += 1)
    await new Promise((sent) => socket.write(lines(1000), sent));
  await expect.poll(() => socket.closed).toBe(true);
  expect(said()).toMatch(/^(421|552) /m);
  expect(taken).toEqual([]);
});

test('answers with a temporary error when arriving emails fill the memory limit', async () => {
  const { port, answer } = await open({}, { bytes: 10_000, inMemory: 12_000 });
  const { socket, said } = await beginEmail(port);
  socket.write(lines(110));
  await expect.poll(() => answer(`caja-2@${DOMAIN}`, lines(100))).toMatch(/^452/);
  socket.write('.\r\n');
  await expect.poll(said).toMatch(/^250 .*Taken/m);
  socket.destroy();
  taken = [];
  expect(await answer(`caja-2@${DOMAIN}`, lines(100))).toMatch(/^250/);

  const gone = await beginEmail(port);
  gone.socket.write(lines(110));
  await expect.poll(() => answer(`caja-2@${DOMAIN}`, lines(100))).toMatch(/^452/);
  gone.socket.destroy();
  await expect.poll(() => answer(`caja-2@${DOMAIN}`, lines(100))).toMatch(/^250/);
});

const lines = (count: number) => 'x'.repeat(70).concat('\r\n').repeat(count);

async function beginEmail(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let all = '';
  socket.on('data', (chunk) => {
    all += chunk;
  });
  const said = () => all;
  const dialogue = ['', 'EHLO ejemplo.pe', 'MAIL FROM:<ana@ejemplo.pe>', `RCPT TO:<caja-1@${DOMAIN}>`, 'DATA'];
  for (const [turn, line] of dialogue.entries()) {
    if (line) socket.write(`${line}\r\n`);
    await expect.poll(() => all.match(/^\d{3} /gm)?.length).toBe(turn + 1);
  }
  socket.write('From: ana@ejemplo.pe\r\nSubject: Hola\r\n\r\n');
  return { socket, said };
}

test('refuses a network for an hour after it guessed too many email addresses', async () => {
  const { answer } = await open();
  const answers: string[] = [];
  for (let n = 0; n < 22; n += 1) answers.push(await answer(`otra-${n}@${DOMAIN}`));
  expect(answers[0]).toMatch(/^550/);
  expect(answers[20]).toMatch(/^421/);
  expect(await answer(`caja-1@${DOMAIN}`)).toMatch(/421/);
});

test('offers TLS when a certificate is configured', async () => {
  const folder = await openFolder('inbound-mail');
  const [INBOUND_MAIL_CERT, INBOUND_MAIL_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await writeFile(INBOUND_MAIL_CERT, serverCertificate);
  await writeFile(INBOUND_MAIL_KEY, serverKey);
  const { answer } = await open({ INBOUND_MAIL_CERT, INBOUND_MAIL_KEY });
  expect(await answer(`caja-1@${DOMAIN}`, 'Hola', { ca: authority })).toMatch(/^250/);
  expect(await (await open()).answer(`caja-1@${DOMAIN}`, 'Hola', { ca: authority })).not.toMatch(/^250/);
});

test('offers no authentication, and refuses an email without sender and recipient', async () => {
  const { port } = await open();
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let all = '';
    socket.on('error', reject);
    socket.on('close', () => resolve(all));
    socket.on('data', (chunk) => {
      all += chunk;
      if (chunk.toString().startsWith('220'))
        socket.write('EHLO ejemplo.pe\r\nAUTH PLAIN AGEAYg==\r\nDATA\r\nQUIT\r\n');
    });
  });
  expect(said).not.toMatch(/250[- ]AUTH/);
  expect(said).toMatch(/^50[02] /m);
  expect(said).not.toMatch(/^354/m);
});

test('opens a port in production if port and domain are set, and in a demo without a mail server', () => {
  const production = {
    ...{ MODE: 'production', APP_TOKEN: 'a-token-of-ours', SMTP_URL: 'smtp://mail.example.org' },
    ...{ MAIL_FROM: 'a@example.org', SECRET_KEY: 'x'.repeat(43), PUBLIC_URL: 'https://example.org', CARDS: 'none' },
  };
  expect(() => readConfig({ ...production, INBOUND_MAIL_PORT: '25' })).toThrow(/REPLY_DOMAIN/);
  expect(() => readConfig({ ...production, INBOUND_MAIL_CERT: '/a.pem' })).toThrow(/INBOUND_MAIL_KEY/);
  expect(() => readConfig({ INBOUND_MAIL_HOST: '0.0.0.0' })).toThrow(/INBOUND_MAIL_HOST/);
});

test.each([
  { REPLY_DOMAIN: undefined, SMTP_URL: 'smtp://localhost:1' },
  { MODE: 'production' as const, REPLY_DOMAIN: DOMAIN },
])('opens no port with the settings %o', async (config) => {
  const platform = { ...site.platform, config: { ...site.platform.config, ...config } };
  expect(await openInboundMail(platform, [area])).toBeUndefined();
});
