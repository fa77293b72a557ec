import { type RawBuilder, sql } from 'kysely';
import type { QuestionCase, RegionQuestions, RegionView } from '#features/questions/contract/case.ts';
import type { Question } from '#features/questions/contract/question.ts';
import { type AboutRow, aboutColumn, type FoundOwner, isShown } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { QuestionOwners } from '../owners.ts';
import { ANSWERS } from '../public-list/visible.store.ts';
import type { QuestionRow } from '../question.store.ts';
import { isSeparable } from '../region/merge.store.ts';

export interface CaseRow extends QuestionRow, TimeCursor {
  about: AboutRow | null;
  answers: Question['answers'];
  reports: QuestionCase['reports'];
  kept: { id: string; body: string } | null;
  is_separable: boolean;
}

export interface Cases {
  db: Database;
  region: string;
  owners: QuestionOwners;
}

const REPORTED = sql`exists (select from question_report r
  where r.region_id = q.region_id and r.question_id = q.id and r.settled_at is null)`;

const IS_VISIBLE = sql`q.published_at is not null and q.state in ('asked', 'answered', 'resolved')`;

/** After this time without an answer of the owner's team, the region is asked too. */
export const TEAM_DAYS = 3;
const TEAM_ANSWERS = sql`make_interval(days => ${sql.lit(TEAM_DAYS)})`;
/** The region promises an answer within this time, and a decision within a day. */
const REGION_ANSWERS = sql`interval '3 days'`;

const columns = (owners: QuestionOwners) => sql`q.*, ${microseconds(sql`q.created_at`)} as at,
  ${aboutColumn(owners, 'q')} as about, ${ANSWERS} as answers, ${isSeparable('q')} as is_separable,
  (select json_build_object('id', k.id, 'body', k.body) from question k
    where k.region_id = q.region_id and k.id = q.merged_into) as kept,
  coalesce((select json_agg(json_build_object('answerId', r.answer_id, 'reason', r.reason, 'words', r.words,
    'at', to_char(r.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by r.reported_at)
    from question_report r where r.region_id = q.region_id and r.question_id = q.id and r.settled_at is null), '[]') as reports`;

/** Questions about owners without a team, and questions that wait for the team for too long. */
const unanswered = (owners: QuestionOwners): RawBuilder<unknown> => {
  const teams = Object.values(owners).flatMap(({ owner, team }) =>
    team ? [sql`when ${sql.lit(owner.kind)} then ${team.isThere('q')}`] : [],
  );
  return sql`(q.state = 'asked' and ${isShown(owners, 'q')} and (q.published_at < now() - ${TEAM_ANSWERS}
    or not case q.owner_kind ${sql.join(teams, sql` `)} else false end))`;
};

const judged = sql`(q.state = 'held' or q.state in ('asked', 'answered', 'resolved') and ${REPORTED})`;

const waits = (owners: QuestionOwners, waiting: RegionView | null): RawBuilder<unknown> => {
  if (waiting === 'unanswered') return unanswered(owners);
  if (waiting === 'merged') return isSeparable('q');
  if (waiting === 'held') return sql`q.state = 'held'`;
  if (waiting === 'reported') return sql`(${IS_VISIBLE} and ${REPORTED})`;
  return sql`(${unanswered(owners)} or ${judged})`;
};

export async function findCase({ db, region, owners }: Cases, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from question q where q.region_id = ${region} and q.id = ${id}`.execute(db);
  return rows[0];
}

/** Questions about one owner, newest first. */
export async function readReceived(
  { db, region, owners }: Cases,
  { owner: { kind, id }, unanswered: only }: { owner: FoundOwner; unanswered: boolean },
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from question q
    where q.region_id = ${region} and q.owner_kind = ${kind} and q.owner_id = ${id} and ${IS_VISIBLE}
      and ${only ? sql`q.state = 'asked'` : sql`true`} and ${beyond(sql`q.created_at`, sql`q.id`, after)}
    order by q.created_at desc, q.id limit ${limit}`.execute(db);
  return rows;
}

/** Oldest first. */
export async function readWaiting(
  { db, region, owners }: Cases,
  { waiting, limit, after }: { waiting: RegionView | null; limit: number; after: TimeCursor | null },
): Promise<CaseRow[]> {
  const then = after
    ? sql`(q.created_at, q.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql`true`;
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from question q
    where q.region_id = ${region} and ${waits(owners, waiting)} and ${then}
    order by q.created_at, q.id::text limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting({ db, region, owners }: Cases): Promise<RegionQuestions['counts']> {
  const { rows } = await sql<RegionQuestions['counts']>`
    select count(*) filter (where ${unanswered(owners)})::int as unanswered,
      count(*) filter (where q.state = 'held')::int as held,
      count(*) filter (where ${waits(owners, 'reported')})::int as reported
    from question q where q.region_id = ${region} and ${waits(owners, null)}`.execute(db);
  return rows[0]!;
}

interface QueueRow {
  count: number;
  oldest: Date | null;
  newest: Date | null;
  late: number;
}

export async function readAnswerQueue({ db, region, owners }: Cases): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::int as count, min(q.published_at) as oldest, max(q.published_at) as newest,
      count(*) filter (where q.published_at < now() - ${REGION_ANSWERS})::int as late
    from question q where q.region_id = ${region} and ${unanswered(owners)}`.execute(db);
  return rows[0]!;
}

export async function readJudgeQueue({ db, region }: Omit<Cases, 'owners'>): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::int as count, min(since) as oldest, max(since) as newest,
      count(*) filter (where since < now() - interval '24 hours')::int as late
    from (
      select q.created_at as since from question q where q.region_id = ${region} and q.state = 'held'
      union all
      select min(r.reported_at) from question_report r join question q on q.region_id = r.region_id and q.id = r.question_id
      where r.region_id = ${region} and r.settled_at is null and ${IS_VISIBLE}
      group by q.id
    ) waiting`.execute(db);
  return rows[0]!;
}

/** Questions without an answer. */
export async function countUnanswered(
  db: Database,
  region: string,
  owners: readonly FoundOwner[],
): Promise<(FoundOwner & { count: number; newest: Date })[]> {
  const { rows } = await sql<FoundOwner & { count: number; newest: Date }>`
    select q.owner_kind as kind, q.owner_id as id, count(*)::int as count, max(q.published_at) as newest
    from question q
    join unnest(${owners.map(({ kind }) => kind)}::text[], ${owners.map(({ id }) => id)}::text[]) as o (kind, id)
      on o.kind = q.owner_kind and o.id = q.owner_id
    where q.region_id = ${region} and q.state = 'asked'
    group by 1, 2`.execute(db);
  return rows;
}
