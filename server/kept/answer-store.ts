import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { KeptKind, Versions } from './public-versions.ts';

type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

export interface KeptAnswer {
  /** Bytes of the plain answer. */
  length: number;
  /** Estimated bytes of all copies that are kept. */
  readonly size: number;
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
/** Copies of the two compressions have about the same size. */
const COMPRESSIONS = 2;

const brotli = promisify(brotliCompress);
const compress: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
const decompress: Record<Compression, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * Each compressed copy is computed once, when it is first asked for. Then the plain copy, which is several times as
 * large and rarely asked for, is made from it.
 */
export function keptAnswer(bytes: Buffer, headers: Record<string, string>): KeptAnswer {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  let plain: Buffer | undefined = bytes;
  let smallest = bytes.length;
  const copies = new Map<Compression, Promise<Buffer>>();

  async function readPlain(): Promise<Buffer> {
    if (plain) return plain;
    const [first] = copies;
    const [encoding, copy] = first!;
    return decompress[encoding](await copy);
  }

  async function makeCopy(encoding: Compression): Promise<Buffer> {
    const copy = await compress[encoding](await readPlain());
    smallest = Math.min(smallest, copy.length);
    plain = undefined;
    return copy;
  }

  return {
    length: bytes.length,
    get size() {
      return Math.ceil(plain ? plain.length * WITH_COPIES : smallest * COMPRESSIONS) + 1;
    },
    headers,
    async in(encoding) {
      if (encoding === 'identity') return { bytes: await readPlain(), etag: `"${tag}"` };
      const copy = copies.get(encoding) ?? makeCopy(encoding);
      copies.set(encoding, copy);
      return { bytes: await copy, etag: `"${tag}-${encoding}"` };
    },
  };
}
