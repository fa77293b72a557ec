import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { callJson } from '#server/cards/json-call.ts';
import { hmacHex, sameText } from '#server/cards/signed-body.ts';
import { answerOnlyFor } from '#server/http/answered-hosts.ts';
import type { App } from '#server/platform.ts';
import { answerTrouble } from './answers.ts';
import { serveApi } from './api.ts';
import { type Deliverer, openDeliverer, type Post } from './deliver.ts';
import { Faults } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { servePages } from './pages.ts';
import { servePanel } from './panel.ts';
import { Refused } from './payment.ts';
import { serveTests } from './test-routes.ts';
import { Till } from './till.ts';

const WATCH_EVERY = 500;
const BODY_LIMIT = 16_384;

export interface SandboxOptions {
  ledger: Ledger;
  /** The secret key of the API. The secret of webhooks is derived from this key. */
  key: string;
  /** Identifies the database, so that a sandbox with another database is recognised as another program. */
  identity: string;
  host: string;
  /** Port 0 chooses a free port. */
  port: number;
  hostname?: string;
  address?: string;
  now?: () => Date;
  /** The delay of late effects, such as late refunds, in milliseconds. */
  later?: number;
  /** The time between transfers to the shop's bank in milliseconds. The default is one hour. */
  settlesEvery?: number;
  /** The time until the connection of an unanswered call is closed, in milliseconds. */
  silence?: number;
  /** `true` (the default) lets visitors open and decide disputes at `/panel`. */
  panel?: boolean;
  post?: Post;
  sendsByItself?: boolean;
  onTrouble?: (error: Error) => void;
}

export interface Sandbox {
  origin: string;
  key: string;
  port: number;
  faults: Faults;
  deliver: Deliverer['deliver'];
  /** `false` if another process with the same database serves the sandbox. */
  listens(): boolean;
  close(): Promise<void>;
}

export class PortTaken extends Error {}

export function webhookSecret(key: string): string {
  return hmacHex(key, 'webhooks');
}

/**
 * If a sandbox of the same database is running, uses it and takes over when it ends.
 * @throws {PortTaken} if another program uses the port
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { ledger, key, identity, host, now = () => new Date(), later = 4_000, silence = 30_000, post } = options;
  const { sendsByItself = true, settlesEvery = 3_600_000, onTrouble = () => undefined } = options;
  let port = options.port;
  let listening = false;
  const origin = () => options.address ?? `http://${options.hostname ?? 'localhost'}:${port}`;
  const faults = new Faults();
  const secret = webhookSecret(key);
  const deliverer = openDeliverer({
    ...{ ledger, secret, now, post, onTrouble },
    byItself: sendsByItself,
    mayPoll: () => listening,
  });
  const till = new Till({ ledger, deliverer, key, origin, now, sendsAtOnce: sendsByItself });
  const name = hmacHex(key, `ledger ${identity}`);

  const app = buildApp(onTrouble);
  const hosts = [host, options.hostname ?? 'localhost', ...(options.address ? [new URL(options.address).host] : [])];
  answerOnlyFor(app, hosts, () => new Refused(421, 'foreign_host', 'This provider does not answer to that name.'));
  app.get('/salud', async () => ({ program: 'sandbox-cards', ledger: name }));
  await app.register(async (scope: App) =>
    serveApi(scope, { ledger, till, key, faults, now, later, settlesEvery, silence }),
  );
  await app.register(async (scope: App) => serveTests(scope, { ledger, till, deliverer, faults, key }));
  await app.register(async (scope: App) => servePages(scope, { ledger, till, faults, now, later, silence }));
  if (options.panel ?? true) await app.register(async (scope: App) => servePanel(scope, { ledger, till, now }));
  await app.ready();

  async function tryToListen(): Promise<boolean> {
    const taken = await listen(app, host, port);
    if (taken === null) return false;
    port = taken;
    listening = true;
    return true;
  }

  let watch: NodeJS.Timeout | undefined;
  if (!(await tryToListen())) {
    if (!(await isOurs(host, port, name)) && !(await tryToListen())) {
      await Promise.all([app.close(), deliverer.close()]);
      throw new PortTaken(`Port ${port} is taken by another program.`);
    }
    watch = setInterval(() => {
      if (!listening) tryToListen().catch(onTrouble);
    }, WATCH_EVERY).unref();
  }
  return {
    origin: origin(),
    key,
    port,
    faults,
    deliver: deliverer.deliver,
    listens: () => listening,
    async close() {
      clearInterval(watch);
      const closed = new Promise((done) => app.server.close(done));
      app.server.closeAllConnections();
      await closed;
      await app.close();
      await deliverer.close();
    },
  };
}

function buildApp(onTrouble: (error: Error) => void): App {
  const app: App = fastify({
    // Requests may contain card data, so nothing is logged.
    logger: false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    keepAliveTimeout: 60_000,
  });
  answerTrouble(app, onTrouble);
  app.setNotFoundHandler(() => {
    throw new Refused(404, 'not_found', 'There is nothing at this address.');
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
  return app;
}

function listen(app: App, host: string, port: number): Promise<number | null> {
  const { server } = app;
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    };
    const listening = () => {
      server.off('error', failed);
      resolve((server.address() as AddressInfo).port);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });
}

async function isOurs(host: string, port: number, name: string): Promise<boolean> {
  const there = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const { body } = await callJson({ method: 'GET', url: `http://${there}:${port}/salud`, patience: 2_000 });
    return sameText(String((JSON.parse(body) as { ledger?: unknown }).ledger), name);
  } catch {
    return false;
  }
}
