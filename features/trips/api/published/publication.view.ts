import type { Publication } from '#features/trips/contract/publication.ts';
import { PUBLICATION_REASONS, type PublicationReason } from '#features/trips/contract/publication-states.ts';
import type { PublicationRow } from './publication.store.ts';

export function publicationView(row: PublicationRow): Publication {
  return {
    state: row.state,
    version: row.version,
    authorName: row.author_name,
    notes: row.with_notes,
    askedAt: row.asked_at.toISOString(),
    judgedAt: row.judged_at?.toISOString() ?? null,
    reason: row.reason && (PUBLICATION_REASONS[row.reason as PublicationReason] ?? null),
  };
}
