import { storage } from '#web/storage.ts';

/** What somebody typed into an editor and did not save, on this device: under one prefix, so that signing out takes all of it away. */
const PREFIX = 'borrador/';
/** Prefixes of earlier releases. */
const FORMER = ['plan-draft/', 'plan-options/', 'operator-data/', 'offer-draft/', 'respuesta/'];

/** @param key names the thing that is written, with its kind: `plan/<id>`. */
export const readDraft = <T>(key: string): T | null => storage.read<T>(PREFIX + key);
export const writeDraft = (key: string, value: unknown): void => storage.write(PREFIX + key, value);
export const dropDraft = (key: string): void => storage.remove(PREFIX + key);

/** Removes every draft of this device: whoever sits here next reads none of it. */
export function dropAllDrafts(): void {
  for (const key of storage.keys())
    if ([PREFIX, ...FORMER].some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
