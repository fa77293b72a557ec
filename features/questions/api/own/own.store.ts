import { sql } from 'kysely';
import type { Question } from '#features/questions/contract/question.ts';
import { type AboutRow, aboutColumn } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { QuestionOwners } from '../owners.ts';
import { ANSWERS } from '../public-list/visible.store.ts';
import type { QuestionRow } from '../question.store.ts';

export interface OwnRow extends QuestionRow {
  about: AboutRow | null;
  answers: Question['answers'];
}

const MOST = 100;

export async function readOwn(
  db: Database,
  region: string,
  owners: QuestionOwners,
  of: { id: string } | { accountId: string },
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select q.*, ${aboutColumn(owners, 'q')} as about, ${ANSWERS} as answers from question q
    where q.region_id = ${region} and ${'id' in of ? sql`q.id = ${of.id}` : sql`q.account_id = ${of.accountId}`}
    order by q.created_at desc, q.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
