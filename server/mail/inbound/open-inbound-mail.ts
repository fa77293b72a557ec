import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { ConfigError } from '#server/config.ts';
import { networkOf } from '#server/http/network-of.ts';
import type { Area, Inbound, Platform } from '#server/platform.ts';
import { countTries } from './count-tries.ts';
import { replyDomain } from './inbound-mail-settings.ts';
import { readEmail } from './read-email.ts';

export interface InboundMail {
  port: number;
  close(): Promise<void>;
}

/**
 * `connections` and `strangers` are numbers per network and hour. `bytes` is for one email, and `inMemory` is for all
 * emails that arrive at the same time.
 */
const MOST = {
  connections: 300,
  strangers: 20,
  clients: 40,
  recipients: 5,
  bytes: 26_214_400,
  inMemory: 4 * 26_214_400,
};
/** A sender that exceeds the size limit by this number of bytes is disconnected. */
const PATIENCE_BYTES = 1_048_576;
const HOUR = 3_600_000;
const SECOND = 1000;

interface InboundAddress {
  inbound: Inbound;
  meaning: string;
}

/**
 * Accepts only recipients that an area recognises. An email is acknowledged after it is stored, so the sender's server
 * retries after a failure.
 * @returns undefined if inbound mail is off.
 * @throws {ConfigError} if the port is taken or the certificate is unreadable.
 */
export async function openInboundMail(
  platform: Platform,
  areas: readonly Area[],
  limits: Partial<typeof MOST> = {},
): Promise<InboundMail | undefined> {
  const most = { ...MOST, ...limits };
  const { config, log } = platform;
  const domain = replyDomain(config);
  const port = config.INBOUND_MAIL_PORT ?? (config.MODE === 'demo' ? 0 : undefined);
  if (domain === undefined || port === undefined) return undefined;
  const inbounds = areas.flatMap(({ inbound }) => inbound ?? []);
  const [connections, strangers] = [countTries(HOUR), countTries(HOUR)];
  const known = new WeakMap<SMTPServerSession, Map<string, InboundAddress>>();
  const tls = await readCertificate(config);
  let inMemory = 0;

  const server = new SMTPServer({
    name: domain,
    banner: 'Vereda',
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...tls,
    size: most.bytes,
    maxClients: most.clients,
    disableReverseLookup: true,
    hidePIPELINING: true,
    socketTimeout: 60 * SECOND,
    closeTimeout: 5 * SECOND,
    logger: false,
    onConnect({ remoteAddress }, done) {
      const network = networkOf(remoteAddress);
      if (strangers.count(network) >= most.strangers || connections.add(network) > most.connections)
        return done(refusal(421, 'Too many tries, come back in an hour'));
      return done();
    },
    onRcptTo({ address }, session, done) {
      recognise(address, session).then(
        () => done(),
        (error: Error) => done(smtpError(error)),
      );
    },
    onData(stream, session, done) {
      receive(stream, session).then(
        () => done(null, 'Taken'),
        (error: Error) => done(smtpError(error)),
      );
    },
  });
  server.on('error', (error) => log.debug({ err: error }, 'a connection of inbound mail broke'));
  await listen(server, port, config.INBOUND_MAIL_HOST ?? config.HOST);
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function recognise(address: string, session: SMTPServerSession): Promise<void> {
    const at = address.lastIndexOf('@');
    const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
    const found = known.get(session) ?? new Map<string, InboundAddress>();
    if (session.envelope.rcptTo.length === 0) found.clear();
    if (found.size >= most.recipients) throw refusal(452, 'Too many recipients');
    const isOurs = host === domain;
    for (const inbound of isOurs ? inbounds : []) {
      const meaning = await inbound.knows(name, platform);
      if (meaning === undefined) continue;
      known.set(session, found.set(address, { inbound, meaning }));
      return;
    }
    if (strangers.add(networkOf(session.remoteAddress)) > most.strangers)
      throw refusal(421, 'Too many tries, come back in an hour');
    throw isOurs ? refusal(550, 'No such mailbox here') : refusal(554, 'Nothing is passed on here');
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mine = { bytes: 0 };
    try {
      const raw = await wholeOf(stream, session, mine);
      const { mailFrom, rcptTo } = session.envelope;
      const email = await readEmail(raw, mailFrom ? mailFrom.address : '').catch(() => {
        throw refusal(554, 'This is no letter that could be read');
      });
      if (!email) return;
      for (const { address } of rcptTo) {
        const { inbound, meaning } = known.get(session)!.get(address)!;
        await inbound.take(meaning, email, platform);
      }
    } finally {
      inMemory -= mine.bytes;
    }
  }

  /** Reads and discards the rest of a refused email, so that the sender receives the answer. */
  async function wholeOf(stream: SMTPServerDataStream, session: SMTPServerSession, mine: { bytes: number }) {
    let chunks: Buffer[] = [];
    let refused: Error | undefined;
    let read = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      read += chunk.length;
      if (!refused && read > most.bytes) refused = refusal(552, `An email may have ${most.bytes} bytes`);
      if (!refused && inMemory + chunk.length > most.inMemory) refused = refusal(452, 'No room now, try again later');
      if (refused) {
        inMemory -= mine.bytes;
        mine.bytes = 0;
        chunks = [];
        if (read <= most.bytes + PATIENCE_BYTES) continue;
        hangUp(session);
        break;
      }
      chunks.push(chunk);
      mine.bytes += chunk.length;
      inMemory += chunk.length;
    }
    if (refused) throw refused;
    return Buffer.concat(chunks);
  }

  function hangUp({ id }: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.id === id) connection.send(421, 'An email too large');
  }

  function smtpError(error: Error): Error {
    if ('responseCode' in error) return error;
    log.error({ err: error }, 'a letter could not be taken');
    return refusal(451, 'Not now, try again later');
  }
}

async function readCertificate({
  INBOUND_MAIL_CERT,
  INBOUND_MAIL_KEY,
}: Platform['config']): Promise<{ cert: Buffer; key: Buffer } | undefined> {
  if (!INBOUND_MAIL_CERT || !INBOUND_MAIL_KEY) return undefined;
  try {
    return { cert: await readFile(INBOUND_MAIL_CERT), key: await readFile(INBOUND_MAIL_KEY) };
  } catch (error) {
    throw new ConfigError([`INBOUND_MAIL_CERT, INBOUND_MAIL_KEY: ${(error as Error).message}`]);
  }
}

async function listen(server: SMTPServer, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server.server, 'listening');
  } catch (error) {
    throw new ConfigError([
      `INBOUND_MAIL_PORT: ${port} cannot be listened on (${(error as NodeJS.ErrnoException).code}).`,
    ]);
  }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
