import type { Database } from '#server/database/connect.ts';
import { findBusy } from '../resource-use.rules.ts';
import { readUses, resourcesByDeparture } from '../resource-use.store.ts';

/**
 * A rule may plan a guide for departures at the same time: the first booked one keeps the guide, and the sale refuses
 * the others.
 * @returns the number of future departures of the rule whose guide or vehicle is planned for another one too
 */
export async function countSharedHours(trx: Database, region: string, ruleId: string, now: Date): Promise<number> {
  const departures = await trx
    .selectFrom('departure')
    .select(['id', 'starts_at as startsAt', 'ends_at as endsAt', 'taken'])
    .where('region_id', '=', region)
    .where('rule_id', '=', ruleId)
    .where('starts_at', '>', now)
    .where('state', 'in', ['scheduled', 'guaranteed'])
    .where('shares', '=', true)
    .orderBy('starts_at')
    .execute();
  if (departures.length === 0) return 0;
  const resources = await resourcesByDeparture(
    trx,
    region,
    departures.map(({ id }) => id),
  );
  const to = new Date(Math.max(...departures.map(({ endsAt }) => endsAt.getTime())));
  const { shared, uses } = await readUses(trx, region, [...new Set([...resources.values()].flat())], { from: now, to });
  return departures.filter(({ id, startsAt, endsAt, taken }) =>
    findBusy({ departureId: id, resources: resources.get(id) ?? [], startsAt, endsAt, taken }, shared, uses),
  ).length;
}
