import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { App } from '#server/platform.ts';
import { type AnswerStore, type Encoding, type KeptAnswer, keptAnswer } from './answer-store.ts';
import type { KeptKind, PublicVersions, Versions } from './public-versions.ts';
import { noteRead } from './reads.ts';

interface Making {
  address: string;
  /** Versions before the handler ran. */
  from: Versions;
  /** Undefined if the answer may not be kept. */
  kind: KeptKind | undefined;
  end(): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every caller gets the same answer, which is kept until what it depends on changes. */
    kept?: KeptKind | 'page';
    /** The answer is not kept if the query has one of these names. */
    keptUnless?: readonly string[];
  }
  interface FastifyRequest {
    making: Making | null;
  }
}

interface KeepParts {
  versions: PublicVersions;
  store: AnswerStore;
  /** Version of the region's settings. */
  settings(): Promise<number>;
  /** Seconds for which a shared cache may serve an answer without asking. */
  sharedSeconds: number;
}

const LONGEST_ADDRESS = 1000;
/** Bytes. Smaller answers are not compressed. */
const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|geo\+json|(rss\+)?xml|manifest\+json))/;
/** Other headers belong to one request and are never kept. */
const KEPT_HEADERS = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'x-frame-options',
  'x-robots-tag',
  'referrer-policy',
];

/** Add these hooks after those that refuse requests, and before the compression of other answers. */
export function keepAnswers(app: App, { versions, store, settings, sharedSeconds }: KeepParts): void {
  const caching =
    sharedSeconds > 0
      ? `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}`
      : 'public, max-age=0, must-revalidate';
  const underWay = new Map<string, Promise<void>>();
  /** Pages that were kept before. The URL of a page that is never kept may contain a secret, so it is not remembered. */
  const keptBefore = new LRUCache<string, true>({ max: 1000 });
  app.decorateRequest('making', null);

  app.addHook('preHandler', async (request, reply) => {
    const kind = keptKind(request);
    if (kind !== 'page') noteRead(kind ?? 'private');
    if (!kind) return;
    const address = request.url;
    // Equal requests at the same time wait for the first one.
    if (kind !== 'page' || keptBefore.has(address)) await underWay.get(address);
    const from = await versionsNow();
    const found = store.find(address, from);
    if (found) return send(request, reply, found);
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(address, promise);
    request.making = {
      address,
      from,
      kind: kind === 'page' ? undefined : kind,
      end() {
        if (underWay.get(address) === promise) underWay.delete(address);
        resolve();
      },
    };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') versions.forget();
    const { making } = request;
    if (!making) return payload;
    const { address } = making;
    if (!making.kind || !isForAll(reply, payload)) {
      noteRead('private');
      keptBefore.delete(address);
      making.end();
      return payload;
    }
    keptBefore.set(address, true);
    const answer = keptAnswer(Buffer.from(payload as string), keptHeaders(reply));
    // The store counts the bytes of the copies that exist now.
    const sent = await prepare(request, reply, answer);
    store.keep(address, { answer, kind: making.kind, version: making.from[making.kind] });
    making.end();
    return sent;
  });

  app.addHook('onResponse', async ({ making }) => making?.end());

  async function versionsNow(): Promise<Versions> {
    const [{ content, departures }, set] = await Promise.all([versions.current(), settings()]);
    return { content: `${content} ${set}`, departures: `${content} ${departures} ${set}` };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<FastifyReply> {
    reply.headers(answer.headers);
    return reply.send(await prepare(request, reply, answer));
  }

  /** Returns the bytes for this caller, or null if the caller has them already. */
  async function prepare(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<Buffer | null> {
    const encoding = encodingFor(request, answer);
    const { bytes, etag } = await answer.in(encoding);
    const own = answer.headers['cache-control'] ?? '';
    reply.headers({ etag, 'cache-control': own.startsWith('public') ? own : caching }).removeHeader('content-length');
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    if (knows(request, etag)) {
      reply.code(304);
      return null;
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return bytes;
  }
}

function keptKind({ method, url, query, routeOptions }: FastifyRequest): KeptKind | 'page' | undefined {
  const { kept, keptUnless = [] } = routeOptions.config;
  if (method !== 'GET' || url.length > LONGEST_ADDRESS) return undefined;
  return keptUnless.some((name) => name in (query as object)) ? undefined : kept;
}

function isForAll(reply: FastifyReply, payload: unknown): boolean {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  return isWhole && reply.statusCode === 200 && !reply.hasHeader('set-cookie');
}

function keptHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

function encodingFor({ headers }: FastifyRequest, answer: KeptAnswer): Encoding {
  const isWorth = answer.length > WORTH_COMPRESSING && COMPRESSIBLE.test(answer.headers['content-type'] ?? '');
  const accepted = headers['accept-encoding'];
  if (!isWorth || typeof accepted !== 'string') return 'identity';
  return (negotiator.negotiate(accepted) as Encoding | null) ?? 'identity';
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.split(',').some((one) => one.trim() === etag) ?? false;
}
