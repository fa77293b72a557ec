import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import type { ItineraryDocument, ItineraryEditor } from '#features/itineraries/contract/region.ts';
import type { RegionArt } from '#posters/art.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { documentOf, visitedPlaces } from './document.rules.ts';
import { assertReady, lockExistingItinerary, readEditor } from './itinerary-access.ts';
import { saveItinerary } from './region.store.ts';

interface NewVersion {
  id: string;
  version: number;
  document: ItineraryDocument;
  actor: Actor;
  action: AuditAction;
}

/**
 * A published itinerary must pass the planner's check, and a draft need not pass.
 * @throws itinerary_changed, with the stored itinerary, if a newer version exists
 */
export async function saveVersion(
  platform: Platform,
  art: RegionArt,
  { id, version, document, actor, action }: NewVersion,
): Promise<ItineraryEditor> {
  const region = platform.config.REGION;
  const isSaved = await inTransaction(platform.db, async (trx) => {
    const row = await lockExistingItinerary(trx, region, id);
    if (row.version !== version) return false;
    const checked = await checkItinerary(trx, await platform.region.current(), document);
    if (checked.missing.length > 0) throw problem(ITINERARY_ERRORS, 'itinerary_place_unknown');
    if (row.status === 'published' || row.status === 'featured') assertReady(document, checked);
    const before = documentOf(row);
    const { days, check } = checked;
    const written = { document, days, places: visitedPlaces(document), needsAttention: check.needsAttention };
    await saveItinerary(trx, region, row, before, written, accountIdOf(actor));
    await recordAudit(trx, {
      region,
      actor,
      action,
      subject: { kind: 'itinerary', id },
      ...differenceOf(before, document),
    });
    return true;
  });
  const latest = await readEditor(platform, art, id, actor);
  if (!isSaved) throw problem(ITINERARY_ERRORS, 'itinerary_changed', { members: { current: latest } });
  return latest;
}

function differenceOf(before: ItineraryDocument, after: ItineraryDocument) {
  const changed = (Object.keys(after) as (keyof ItineraryDocument)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (document: ItineraryDocument) => Object.fromEntries(changed.map((key) => [key, document[key]]));
  return { before: only(before), after: only(after) };
}
