import { storage } from '#web/storage.ts';

/** Prefix of the storage keys of all unsaved drafts on this device. */
export const DRAFTS = 'borrador/';
/** Prefixes under which earlier releases stored drafts. */
const FORMER = ['plan-draft/', 'plan-options/', 'operator-data/', 'offer-draft/', 'respuesta/'];

/** Deletes all drafts on this device, so that the next person cannot read them. */
export function dropAllDrafts(): void {
  for (const key of storage.keys())
    if ([DRAFTS, ...FORMER].some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
