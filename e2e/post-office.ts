import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it is given. */
export interface PostOffice {
  port: number;
  /** The newest link to a screen that arrived for an address, as a mail program shows it; waits for the letter. */
  linkFor(email: string, screen: string): Promise<string>;
  close(): Promise<void>;
}

export async function openPostOffice(): Promise<PostOffice> {
  const arrived: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
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
  return {
    port: (server.server.address() as AddressInfo).port,
    async linkFor(email, screen) {
      const link = new RegExp(`https?://[^\\s"<>]+${screen}#[\\w-]{43}`);
      const newest = () => arrived.findLast(({ to, text }) => to === email && link.test(text));
      await expect.poll(() => newest() !== undefined, { timeout: 15_000, intervals: [100] }).toBe(true);
      return link.exec(newest()!.text)![0];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 2045, 6.7: soft line ends go, and `=3D` is a sign again. */
function readQuotedPrintable(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
