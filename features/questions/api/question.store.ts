import { sql } from 'kysely';
import type { Question } from '#features/questions/contract/question.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface QuestionRow extends TimeCursor, Pick<Question, 'state' | 'body' | 'answers'> {
  owner_id: string;
  asked_by: string;
  published_at: Date;
}

/** If `id` is null, the list contains the questions about all owners of the kind. */
export async function readQuestions(
  db: Database,
  region: string,
  owner: { kind: string; id: string | null },
  limit: number,
  after: TimeCursor | null,
): Promise<QuestionRow[]> {
  const published = sql`published_at`;
  const { rows } = await sql<QuestionRow>`
    select id, owner_id, state, asked_by, body, published_at, ${microseconds(published)} as at,
      coalesce((
        select json_agg(json_build_object('answeredBy', answered_by, 'badge', badge, 'body', answer.body,
          'publishedAt', to_char(answer.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by answer.published_at)
        from answer where answer.region_id = question.region_id and answer.question_id = question.id
      ), '[]') as answers
    from question
    where region_id = ${region} and owner_kind = ${owner.kind} and published_at is not null and state in ('asked', 'answered', 'resolved')
      and ${owner.id === null ? sql`true` : sql`owner_id = ${owner.id}`} and ${beyond(published, sql`id`, after)}
    order by published_at desc, id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
