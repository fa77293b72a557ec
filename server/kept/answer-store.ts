import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KeptKind, Versions } from './public-versions.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface KeptAnswer {
  /** Estimated bytes of the plain copy and the compressed copies. */
  size: number;
  headers: Readonly<Record<string, string>>;
  /** The answer's bytes in an encoding, and their strong entity tag (RFC 9110, section 8.8.3). */
  in(encoding: Encoding): Promise<Encoded>;
}

export interface Encoded {
  bytes: Buffer;
  etag: string;
}

interface Kept {
  answer: KeptAnswer;
  kind: KeptKind;
  /** Version of this kind that the answer was made from. */
  version: string;
}

export interface AnswerStore {
  /** Returns only an answer that was made from the current versions. */
  find(address: string, current: Versions): KeptAnswer | undefined;
  keep(address: string, kept: Kept): void;
}

const MINUTE = 60_000;
/** Bytes of one answer with its compressed copies, as a share of all bytes. */
const LARGEST = 0.25;

/**
 * Keeps answers until the minute ends. Opening hours, cut-offs and dates change only at full minutes, so an answer that
 * says "open now" never stays too long.
 * @param mostBytes of all answers together; the answer whose last use is oldest leaves first
 */
export function answerStore(mostBytes: number): AnswerStore {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    maxEntrySize: Math.floor(mostBytes * LARGEST),
    sizeCalculation: ({ answer }, address) => address.length + answer.size,
  });
  return {
    find(address, current) {
      const found = kept.get(address);
      return found && found.version === current[found.kind] ? found.answer : undefined;
    },
    keep(address, one) {
      kept.set(address, one, { ttl: MINUTE - (Date.now() % MINUTE) });
    },
  };
}

/** A compressed copy takes about a third of the plain bytes. */
const WITH_COPIES = 1.6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Each encoding is computed once, when it is first asked for. */
export function keptAnswer(bytes: Buffer, headers: Record<string, string>): KeptAnswer {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const copies = new Map<Encoding, Promise<Encoded>>();
  return {
    size: Math.ceil(bytes.length * WITH_COPIES) + 1,
    headers,
    in(encoding) {
      const copy = copies.get(encoding) ?? encode(bytes, encoding, tag);
      copies.set(encoding, copy);
      return copy;
    },
  };
}

async function encode(bytes: Buffer, encoding: Encoding, tag: string): Promise<Encoded> {
  if (encoding === 'identity') return { bytes, etag: `"${tag}"` };
  const copy = encoding === 'br' ? await compressBrotli(bytes, BROTLI) : await compressGzip(bytes);
  return { bytes: copy, etag: `"${tag}-${encoding}"` };
}
