import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  emailTo(email: string, words: RegExp): Promise<string>;
  linkFor(email: string, screen: string): Promise<string>;
  refuse(email: string, refused: boolean): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const arrived: { to: string; text: string }[] = [];
  const refusedAddresses = new Set<string>();
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox here'), { responseCode: 550 });
      done(refusedAddresses.has(address) ? refusal : null);
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const text = readQuotedPrintable(Buffer.concat(chunks).toString('latin1'));
      for (const { address } of envelope.rcptTo) arrived.push({ to: address, text });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  const emailTo: MailServer['emailTo'] = async (email, words) => {
    const newest = () => arrived.findLast(({ to, text }) => to === email && words.test(text));
    await expect.poll(() => newest() !== undefined, { timeout: 15_000, intervals: [100] }).toBe(true);
    return newest()!.text;
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    emailTo,
    async linkFor(email, screen) {
      const link = new RegExp(`https?://[^\\s"<>]+${screen}#[\\w-]{43}`);
      return link.exec(await emailTo(email, link))![0];
    },
    refuse: (email, refused) => void (refused ? refusedAddresses.add(email) : refusedAddresses.delete(email)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readQuotedPrintable(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
