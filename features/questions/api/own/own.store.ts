import { sql } from 'kysely';
import type { Question } from '#features/questions/contract/question.ts';
import { type AboutRow, aboutColumn } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { QuestionOwners } from '../owners.ts';
import { ANSWERS, answersOf, jsonInstant } from '../public-list/visible.store.ts';
import type { QuestionRow } from '../question.store.ts';

export interface OwnRow extends QuestionRow {
  about: AboutRow | null;
  answers: Question['answers'];
  kept: Question | null;
}

const MOST = 100;

/** JSON of the question into which `q` was merged. Null if it is not published. */
const KEPT = sql<Question | null>`(
  select json_build_object('id', k.id, 'owner', k.owner_id, 'state', k.state, 'askedBy', k.asked_by, 'body', k.body,
    'publishedAt', ${jsonInstant(sql`k.published_at`)}, 'answers', ${answersOf('k')})
  from question k where k.region_id = q.region_id and k.id = q.merged_into and k.state in ('asked', 'answered', 'resolved'))`;

export async function readOwn(
  db: Database,
  region: string,
  owners: QuestionOwners,
  of: { id: string } | { accountId: string },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select q.*, ${aboutColumn(owners, 'q')} as about, ${ANSWERS} as answers, ${KEPT} as kept from question q
    where q.region_id = ${region} and ${'id' in of ? sql`q.id = ${of.id}` : sql`q.account_id = ${of.accountId}`}
    order by q.created_at desc, q.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
