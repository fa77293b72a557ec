import type { PhotoCase } from '#features/photos/contract/case.ts';
import { judgementsOf } from '#features/photos/contract/photo-states.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { photoFacts } from '../own/own.view.ts';
import type { CaseRow } from './case.store.ts';

export async function caseView({ owners }: { owners: Owners }, row: CaseRow): Promise<PhotoCase> {
  const { lat, lon } = row;
  return {
    id: row.id,
    owner: { kind: row.owner_kind, id: row.owner_id },
    ...(await photoFacts(owners, row)),
    position: lat !== null && lon !== null ? { latitude: lat, longitude: lon } : null,
    reports: row.reports,
    judgements: judgementsOf(row.state, row.reports.length > 0),
  };
}
