import type { PlaceView } from '#features/trips/contract/place-view.ts';
import type { PublicationCase } from '#features/trips/contract/publication.ts';
import { type PublicationReason, publicationJudgements } from '#features/trips/contract/publication-states.ts';
import type { Platform } from '#server/platform.ts';
import { placeViews } from '../../traveller/place.view.ts';
import { placesIn } from '../snapshot.rules.ts';
import type { CaseRow } from './case.store.ts';

const placesOf = ({ document }: CaseRow) => (document ? placesIn(document) : []);

export async function caseViews(platform: Platform, rows: readonly CaseRow[]): Promise<PublicationCase[]> {
  const views = await placeViews(platform, rows.flatMap(placesOf));
  const places = new Map(views.map((place) => [place.id, place]));
  return rows.map((row) => caseView(row, places));
}

function caseView(row: CaseRow, places: ReadonlyMap<string, PlaceView>): PublicationCase {
  return {
    id: row.id,
    tripId: row.trip_id,
    state: row.state,
    authorName: row.author_name,
    notes: row.with_notes,
    askedAt: row.asked_at.toISOString(),
    judgedAt: row.judged_at?.toISOString() ?? null,
    reason: row.reason as PublicationReason | null,
    reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
    replacesPublished: row.replaces_published,
    document: row.document,
    places: [...new Set(placesOf(row))].flatMap((id) => places.get(id) ?? []),
    judgements: publicationJudgements(row.state, row.reports.length > 0),
  };
}
