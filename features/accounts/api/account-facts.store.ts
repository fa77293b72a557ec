import { type RawBuilder, sql } from 'kysely';
import { joinAccount } from './joins.store.ts';

/**
 * SQL fragments with facts about an account. `of` is the alias of a table with a column `region_id`, and `id` is the
 * column with the account's id.
 */

const wireTime = (column: string) => sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

const own = (table: string, of: string, id: string) =>
  sql.raw(`${table}.region_id = ${of}.region_id and ${table}.account_id = ${of}.${id}`);

export const hasSecondFactor = (of: string, id: string): RawBuilder<boolean> => sql`(
  exists (select from second_factor f where ${own('f', of, id)} and f.confirmed_at is not null)
  or exists (select from passkey p where ${own('p', of, id)}))`;

export const lastSeen = (of: string, id: string): RawBuilder<Date | null> => sql`(
  select max(coalesce(s.seen_at, s.renewed_at)) from account_session s where ${own('s', of, id)})`;

export const joinSessionFacts = (of: string, id: string): RawBuilder<unknown> => sql`
  left join lateral (
    select count(*) filter (where ended_at is null) as sessions, max(coalesce(seen_at, renewed_at)) as last_seen_at
    from account_session s where ${own('s', of, id)}
  ) as session on true`;

export const pendingRemoval = (of: string, id: string): RawBuilder<unknown> => sql`(
  select json_build_object('askedAt', ${wireTime('r.asked_at')}, 'dueAt', ${wireTime('r.due_at')}, 'by', who.name, 'reason', r.reason)
  from factor_removal r left ${joinAccount('who', 'r.asked_by')} where ${own('r', of, id)})`;

export const countPlacesRun = (of: string, id: string): RawBuilder<number> => sql`(
  select count(*)::int from company_member m where ${own('m', of, id)})`;

export const countOperators = (of: string, id: string): RawBuilder<number> => sql`(
  select count(*)::int from operator_member m where ${own('m', of, id)})`;

export const openDevices = (of: string, id: string): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('name', device, 'since', ${wireTime('created_at')}, 'seenAt', ${wireTime('seen_at')})
    order by created_at desc)
  from account_session s where ${own('s', of, id)} and ended_at is null
), '[]')`;

/** At most 30 events, newest first. */
export const accountHistory = (of: string, id: string): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('at', ${wireTime('at')}, 'action', action, 'actor', actor, 'staff', staff_name, 'reason', reason) order by at desc)
  from (
    select e.at, e.action, e.actor, e.reason, who.name as staff_name from account_event e
      left ${joinAccount('who', 'e.staff_id')}
    where ${own('e', of, id)} order by e.at desc limit 30
  ) as event
), '[]')`;
