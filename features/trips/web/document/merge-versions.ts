import type { Conflict, Side } from '#web/drafts/merge-fields.ts';
import type { KeptTrip } from '../../contract/kept-trip.ts';
import type { BrowserTrip } from './browser-trips.ts';
import { isSameTrip, mergeTrips } from './merge-trips.ts';

/**
 * Merges this browser's trip with the newer version of the server. If `conflicts` is not empty, the person must choose.
 */
export function mergeVersions(
  own: BrowserTrip,
  theirs: Pick<KeptTrip, 'document' | 'version'>,
  take?: (path: readonly string[]) => Side,
): { own: BrowserTrip; conflicts: Conflict[] } {
  const { document, conflicts } = mergeTrips(own.base ?? null, own.document, theirs.document, take);
  const unsaved = !isSameTrip(document, theirs.document);
  const kept = own.kept && { ...own.kept, version: theirs.version };
  return { own: { ...own, kept, document, unsaved, base: theirs.document }, conflicts };
}
