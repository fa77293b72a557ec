import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { MadePlan, MadeService } from './made-plan.ts';

/**
 * The plan has a single version, which is on sale at once.
 * @returns the id of the plan
 */
export async function insertMadePlan(
  trx: Database,
  { region, operatorId, offerId, currency, content, durationMinutes }: MadePlan,
  slug: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with made as (
      insert into plan (region_id, operator_id, slug, state, made_for_offer, draft_version, sold_version, availability_type, pricing_per, currency, title,
        category, duration_minutes, languages)
      values (${region}, ${operatorId}, ${slug}, 'made_to_order', ${offerId}, 1, 1, 'START_TIME', 'BOOKING', ${currency}, ${content.title}, 'culture',
        ${durationMinutes}, '{es}')
      returning region_id, id
    ), written as (
      insert into plan_version (region_id, plan_id, version, content, sold_at)
      select region_id, id, 1, ${JSON.stringify(content)}::jsonb, now() from made
    ), told as (
      insert into plan_event (region_id, plan_id, action, to_state) select region_id, id, 'make', 'made_to_order' from made
    )
    select id from made`.execute(trx);
  return rows[0]!.id;
}

export async function insertMadeDeparture(
  trx: Database,
  { region, operatorId }: MadePlan,
  made: { planId: string; position: number; optionId: string; service: MadeService },
): Promise<string> {
  const { planId, position, optionId, service } = made;
  const minutes = Math.max(1, Math.round((service.endsAt.getTime() - service.startsAt.getTime()) / 60_000));
  const { rows } = await sql<{ id: string }>`
    with option as (
      insert into plan_option (region_id, id, plan_id, position, name, duration_minutes, cutoff_minutes, capacity, private, units, prices)
      values (${region}, ${optionId}, ${planId}, ${position}, ${service.name}, ${minutes}, 0, ${service.people}, true,
        ${JSON.stringify(service.units)}::jsonb, '[]')
    )
    insert into departure (region_id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, state, capacity, days_in_row)
    values (${region}, ${operatorId}, ${planId}, ${optionId}, ${service.localDate}::date, ${service.localTime}::time, ${service.startsAt},
      ${service.endsAt}, ${service.startsAt}, 'guaranteed', ${service.people}, ${service.daysInRow})
    returning id`.execute(trx);
  return rows[0]!.id;
}
