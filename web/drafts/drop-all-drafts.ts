import { storage } from '#web/storage.ts';

export const DRAFTS = 'borrador/';
/** Earlier releases stored drafts under these prefixes. */
const FORMER = ['plan-draft/', 'plan-options/', 'operator-data/', 'offer-draft/', 'respuesta/'];

export function dropAllDrafts(): void {
  for (const key of storage.keys())
    if ([DRAFTS, ...FORMER].some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
