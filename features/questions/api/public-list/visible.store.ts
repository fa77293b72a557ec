import { type RawBuilder, sql } from 'kysely';
import type { Question } from '#features/questions/contract/question.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface VisibleRow extends TimeCursor, Pick<Question, 'state' | 'body' | 'answers'> {
  owner_id: string;
  asked_by: string;
  published_at: Date;
}

const VOTES = sql`(select count(*) from answer_vote v where v.region_id = a.region_id and v.answer_id = a.id)`;

export const jsonInstant = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * JSON of the visible answers of a question. The most useful come first, then the oldest.
 * @param alias table `question` of the query
 */
export const answersOf = (alias: string): RawBuilder<Question['answers']> => sql<Question['answers']>`coalesce((
  select json_agg(json_build_object('id', a.id, 'answeredBy', a.answered_by, 'badge', a.badge, 'body', a.body,
    'publishedAt', ${jsonInstant(sql`a.published_at`)}, 'useful', ${VOTES}) order by ${VOTES} desc, a.published_at, a.id)
  from answer a where a.region_id = ${sql.ref(`${alias}.region_id`)} and a.question_id = ${sql.ref(`${alias}.id`)}
    and a.state = 'published'), '[]')`;

export const ANSWERS = answersOf('q');

const COLUMNS = sql`q.id, q.owner_id, q.state, q.asked_by, q.body, q.published_at,
  ${microseconds(sql`q.published_at`)} as at, ${ANSWERS} as answers`;

const visible = (region: string, { kind, id }: { kind: string; id: string | null }): RawBuilder<unknown> =>
  sql`q.region_id = ${region} and q.owner_kind = ${kind} and q.published_at is not null
    and q.state in ('asked', 'answered', 'resolved') and ${id === null ? sql`true` : sql`q.owner_id = ${id}`}`;

/** If `id` is null, the list contains the questions about all owners of the kind. */
export async function readVisible(
  db: Database,
  region: string,
  owner: { kind: string; id: string | null },
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const published = sql`q.published_at`;
  const { rows } = await sql<VisibleRow>`
    select ${COLUMNS} from question q
    where ${visible(region, owner)} and ${beyond(published, sql`q.id`, after)}
    order by q.published_at desc, q.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** @returns undefined if the question is not published */
export async function readOneVisible(db: Database, region: string, id: string): Promise<VisibleRow | undefined> {
  const { rows } = await sql<VisibleRow>`
    select ${COLUMNS} from question q where q.region_id = ${region} and q.id = ${id}
      and q.published_at is not null and q.state in ('asked', 'answered', 'resolved')`.execute(db);
  return rows[0];
}

/** Two texts are alike if they share a word stem of the configuration `public.es`, or most of their trigrams. */
const ALIKE = 0.4;

/** Above this likeness, two texts ask the same with other words in between. */
const SAME = 0.6;

/**
 * Questions that ask the same come first, then answered questions.
 * @param except id of a question that is left out
 */
export async function readSimilar(
  db: Database,
  region: string,
  owner: { kind: string; id: string },
  { words, limit, except = null }: { words: string; limit: number; except?: string | null },
): Promise<(VisibleRow & { isSame: boolean })[]> {
  const isSame = sql`scored.likeness > ${SAME}::real`;
  const { rows } = await sql<VisibleRow & { isSame: boolean }>`
    with typed as (
      select plain_text(${words}) as plain,
        nullif(replace(plainto_tsquery('public.es', ${words})::text, '&', '|'), '')::tsquery as stems
    ), scored as (
      select q.id, ts_rank(to_tsvector('public.es', q.body), stems) as rank, similarity(plain_text(q.body), plain) as likeness
      from question q, typed
      where ${visible(region, owner)} and ${except === null ? sql`true` : sql`q.id <> ${except}`}
        and (to_tsvector('public.es', q.body) @@ stems or similarity(plain_text(q.body), plain) > ${ALIKE}::real)
    )
    select ${COLUMNS}, ${isSame} as "isSame" from question q join scored on scored.id = q.id
    where q.region_id = ${region}
    order by ${isSame} desc, q.state = 'asked', coalesce(scored.rank, 0) + scored.likeness desc, q.published_at desc, q.id
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
