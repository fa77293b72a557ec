import { countUnanswered } from '#features/questions/api/public.ts';
import { countUnreplied } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { countReportsOf } from '../reports/report.store.ts';

/** Numbers of items to which travellers expect an answer. */
export interface Waiting {
  reports: number;
  questions: number;
  reviews: number;
  newest: Date | null;
}

const NOTHING: Waiting = { reports: 0, questions: 0, reviews: 0, newest: null };

export async function readWaiting(
  db: Database,
  region: string,
  placeIds: readonly string[],
): Promise<Map<string, Waiting>> {
  const owners = placeIds.map((id) => ({ kind: 'company', id }) as const);
  const [reports, questions, reviews] = await Promise.all([
    countReportsOf(db, region, placeIds),
    countUnanswered(db, region, owners),
    countUnreplied(db, region, owners),
  ]);
  const found = new Map(placeIds.map((id) => [id, { ...NOTHING }]));
  for (const [what, counts] of Object.entries({ reports, questions, reviews }))
    for (const { id, count, newest } of counts) {
      const place = found.get(id)!;
      place[what as 'reports' | 'questions' | 'reviews'] = count;
      if (!place.newest || newest > place.newest) place.newest = newest;
    }
  return found;
}
