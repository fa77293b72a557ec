import type { Actor } from '#features/accounts/contract/actor.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import type { ItineraryDocument, ItineraryEditor } from '#features/itineraries/contract/region.ts';
import type { RegionArt } from '#posters/art.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type Checked, checkItinerary } from './check-itinerary.ts';
import { documentOf, whatIsMissing } from './document.rules.ts';
import { lockItinerary, type RegionItineraryRow, regionItineraryRow, versionRows } from './region.store.ts';
import { editorView } from './region.view.ts';

export async function readEditor(
  platform: Platform,
  art: RegionArt,
  id: string,
  actor: Actor,
): Promise<ItineraryEditor> {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();
  const scenes = Object.entries(art.scenes).map(([scene, { label }]) => ({ scene, label }));

  const row = await regionItineraryRow(db, region, id);
  if (!row) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
  const [checked, versions] = await Promise.all([
    checkItinerary(db, await current(), documentOf(row)),
    versionRows(db, region, id),
  ]);
  return editorView(row, checked, versions, actor, scenes);
}

export async function lockExistingItinerary(trx: Database, region: string, id: string): Promise<RegionItineraryRow> {
  const row = await lockItinerary(trx, region, id);
  if (!row) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
  return row;
}

export function assertReady(document: ItineraryDocument, { check, isSound, missing }: Checked): void {
  if (missing.length > 0) throw problem(ITINERARY_ERRORS, 'itinerary_place_unknown');
  const detail =
    whatIsMissing(document) ?? (isSound ? null : `${check.needsAttention} Corrígelo, o déjalo en borrador.`);
  if (detail) throw problem(ITINERARY_ERRORS, 'itinerary_not_ready', { detail });
}
