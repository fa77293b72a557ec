import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { DemoEvents, DemoPlace } from './demo-events.ts';

const MOST_PLACES = 90;

export async function mostInteresting(db: Database, region: string): Promise<DemoPlace[]> {
  const { rows } = await sql<DemoPlace>`
    select id, hours_class <> 'unknown' as "hasHours" from company
    where region_id = ${region} and status = 'published' and interest > 0
    order by interest desc, slug limit ${sql.lit(MOST_PLACES)}`.execute(db);
  return rows;
}

/** Returns the last day that has invented events, as `YYYY-MM-DD`. */
export async function lastInventedDay(db: Database, region: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from planning_event where region_id = ${region} and fictional`.execute(db);
  return rows[0]!.day;
}

/** Each table gets all its rows by one statement, because a demo invents tens of thousands. */
export async function insertInvented(trx: Database, region: string, events: DemoEvents): Promise<void> {
  const { visits, plans, places } = events;
  await sql`
    insert into visit_event (region_id, day, act, page, place_id, fictional)
    select ${region}, day, act, page, place, true
    from unnest(${visits.map(({ day }) => day)}::date[], ${visits.map(({ act }) => act)}::text[], ${visits.map(({ page }) => page)}::text[],
      ${visits.map(({ place }) => place)}::uuid[], ${visits.map(({ count }) => count)}::int[]) as visit (day, act, page, place, times),
      generate_series(1, times)`.execute(trx);
  await sql`
    insert into planning_event (region_id, day, days, start_month, interests, fictional)
    select ${region}, day, days, month, string_to_array(interests, ' '), true
    from unnest(${plans.map(({ day }) => day)}::date[], ${plans.map(({ days }) => days)}::int[], ${plans.map(({ month }) => month)}::text[],
      ${plans.map(({ interests }) => interests.join(' '))}::text[]) as plan (day, days, month, interests)`.execute(trx);
  await sql`
    insert into planned_place_event (region_id, day, place_id, travel_day, was_asked, reason, fictional)
    select ${region}, day, place, travel_day, was_asked, reason, true
    from unnest(${places.map(({ day }) => day)}::date[], ${places.map(({ place }) => place)}::uuid[],
      ${places.map(({ travelDay }) => travelDay)}::date[], ${places.map(({ wasAsked }) => wasAsked)}::boolean[],
      ${places.map(({ reason }) => reason)}::text[]) as planned (day, place, travel_day, was_asked, reason)`.execute(
    trx,
  );
}
