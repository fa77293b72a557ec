import type { Actor } from '#features/accounts/contract/actor.ts';
import { can } from '#features/accounts/contract/rights.ts';
import { itineraryActions } from '#features/itineraries/contract/itinerary-states.ts';
import type { ItineraryEditor, ItineraryRowView } from '#features/itineraries/contract/region.ts';
import type { Checked } from './check-itinerary.ts';
import { documentOf, stopCount } from './document.rules.ts';
import type { RegionItineraryRow, VersionRow } from './region.store.ts';

export function rowView(row: RegionItineraryRow): ItineraryRowView {
  const { id, slug, title, status, needs_attention, poster, days, edited_fields, updated_at } = row;
  return {
    id,
    slug,
    title,
    state: status,
    needsAttention: needs_attention,
    poster,
    dayCount: days.length,
    stopCount: stopCount(days),
    edited: edited_fields.length > 0,
    updatedAt: updated_at.toISOString(),
  };
}

export function editorView(
  row: RegionItineraryRow,
  { check }: Checked,
  versions: VersionRow[],
  actor: Actor,
  scenes: ItineraryEditor['scenes'],
): ItineraryEditor {
  return {
    ...rowView(row),
    version: row.version,
    document: documentOf(row),
    check,
    actions: itineraryActions(row.status),
    can: { publish: can(actor, 'itineraries.publish', null) },
    scenes,
    history: versions.map(({ version, title, replaced_at, name }) => ({
      version,
      title,
      replacedAt: replaced_at.toISOString(),
      by: name,
    })),
  };
}
