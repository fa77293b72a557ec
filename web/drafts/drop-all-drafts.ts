import { storage } from '#web/storage.ts';

/** Prefix of the keys of all unsaved drafts on this device. */
export const DRAFTS = 'borrador/';
/** Prefixes under which earlier releases stored drafts. */
const FORMER = ['plan-draft/', 'plan-options/', 'operator-data/', 'offer-draft/', 'respuesta/'];

/** Deletes every draft of this device, so that the next person reads none of them. */
export function dropAllDrafts(): void {
  for (const key of storage.keys())
    if ([DRAFTS, ...FORMER].some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
