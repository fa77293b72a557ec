import { AsyncLocalStorage } from 'node:async_hooks';
import type { KeptKind } from './public-versions.ts';

/** Kinds of the answers from which a page is made. `private` means an answer that may not be kept. */
export type Reads = Set<KeptKind | 'private'>;

const around = new AsyncLocalStorage<Reads>();

/** Runs `work` and records in `reads` which kinds of answers it asked the site's own API for. */
export const recordReads = <Result>(reads: Reads, work: () => Result): Result => around.run(reads, work);

export const noteRead = (kind: KeptKind | 'private'): void => void around.getStore()?.add(kind);

/** Returns undefined if a page that is made from these answers may not be kept. */
export function kindOf(reads: Reads): KeptKind | undefined {
  if (reads.has('private')) return undefined;
  return reads.has('departures') ? 'departures' : 'content';
}
