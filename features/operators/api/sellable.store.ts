import { sql } from 'kysely';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { Database } from '#server/database/connect.ts';
import { closuresOfDeparture } from './closures/departure-closures.store.ts';

interface Row {
  id: string;
  starts_at: Date;
  ends_at: Date;
  cutoff_at: Date;
  departure: Omit<Sellable['departure'], 'id' | 'startsAt' | 'endsAt' | 'cutoffAt'>;
  option: Sellable['option'];
  plan: Omit<Sellable['plan'], 'content'>;
  content: Sellable['plan']['content'];
  operator: Sellable['operator'];
}

/**
 * The result is keyed by departure id. Unknown departures and departures of plans that were never approved are left
 * out.
 */
export async function readSellables(
  db: Database,
  region: string,
  departureIds: readonly string[],
): Promise<Map<string, Sellable>> {
  if (departureIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select d.id, d.starts_at, d.ends_at, d.cutoff_at,
      json_build_object('localDate', d.local_date, 'localTime', to_char(d.local_time, 'HH24:MI'), 'openingHours', d.opening_hours,
        'daysInRow', d.days_in_row, 'state', d.state,
        'cancelledFor', d.cancelled_for, 'capacity', d.capacity, 'taken', d.taken, 'shares', d.shares, 'prices', d.prices, 'closures', ${closuresOfDeparture}) as departure,
      json_build_object('id', o.id, 'name', o.name, 'language', o.language, 'durationMinutes', o.duration_minutes, 'units', o.units,
        'prices', o.prices, 'minUnits', o.min_units, 'maxUnits', o.max_units, 'private', o.private, 'minimumGroup', o.minimum_group,
        'depositBps', o.deposit_bps, 'balanceDays', o.balance_days, 'cutoffMinutes', o.cutoff_minutes) as option,
      json_build_object('id', p.id, 'slug', p.slug, 'state', p.state, 'title', p.title, 'version', v.version,
        'availabilityType', p.availability_type, 'confirmation', p.confirmation, 'pricingPer', p.pricing_per, 'currency', p.currency,
        'adventure', p.adventure) as plan,
      v.content,
      json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'state', t.state, 'zone', t.zone, 'fictional', t.fictional,
        'commissionBps', t.commission_bps, 'contact', json_build_object('email', t.profile->'email', 'phone', t.profile->'phone')) as operator
    from departure d
      join plan_option o on o.region_id = d.region_id and o.id = d.option_id
      join plan p on p.region_id = d.region_id and p.id = d.plan_id
      join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = p.sold_version
      join operator t on t.region_id = d.region_id and t.id = d.operator_id
    where d.region_id = ${region} and d.id in (${sql.join(departureIds)})`.execute(db);
  return new Map(
    rows.map(({ id, starts_at, ends_at, cutoff_at, departure, option, plan, content, operator }) => [
      id,
      {
        departure: { id, startsAt: starts_at, endsAt: ends_at, cutoffAt: cutoff_at, ...departure },
        option,
        plan: { ...plan, content },
        operator,
      },
    ]),
  );
}
