import { startDeparture } from '#features/operators/contract/rule-departures.ts';
import { findBusy } from '../../../resource-use.rules.ts';
import { lockSharedResources, readUses, resourcesByDeparture } from '../../../resource-use.store.ts';
import type { BatchKey } from './batch.store.ts';
import type { Decided } from './batch.view.ts';

/**
 * Refuses departures that would move to an hour at which their guide or vehicle goes in another departure. Departures
 * that move in the same batch count at their new hours.
 * @param locks true before a write, so that no other request gives the same guide away meanwhile
 */
export async function keepResourcesFree(
  { db, region }: BatchKey,
  decided: readonly Decided[],
  locks: boolean,
): Promise<Decided[]> {
  const moving = new Map(decided.flatMap((one) => spanOf(one) ?? []));
  const shared = await resourcesByDeparture(db, region, [...moving.keys()]);
  const ids = [...new Set([...shared.values()].flat())];
  if (ids.length === 0) return [...decided];
  if (locks) await lockSharedResources(db, region, ids);
  const found = await readUses(db, region, ids, reachOf(decided, moving));
  const refused = new Map<string, Decided>();
  let before: number;
  do {
    before = refused.size;
    for (const { row } of decided) {
      const span = moving.get(row.id);
      if (!span) continue;
      const uses = found.uses.map((use) => ({ ...use, ...moving.get(use.departureId) }));
      const wanted = { departureId: row.id, resources: shared.get(row.id) ?? [], taken: row.taken, ...span };
      const busy = findBusy(wanted, found.shared, uses);
      if (!busy) continue;
      moving.delete(row.id);
      refused.set(row.id, { row, decision: { result: 'refused', reason: 'resource_busy', ...busy } });
    }
    // A refused departure stays at its hour, and may be in the way of another one.
  } while (refused.size > before);
  return decided.map((one) => refused.get(one.row.id) ?? one);
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

function spanOf({ row, decision }: Decided): [id: string, span: Span][] | null {
  if (decision.result !== 'changed') return null;
  const { time } = decision.after;
  if (time === null || time === row.values!.time) return null;
  const { startsAt, endsAt } = startDeparture(row.date, time, row.lengths);
  return [[row.id, { startsAt, endsAt }]];
}

/** The former and the new hours of all departures of the batch. */
function reachOf(decided: readonly Decided[], moving: ReadonlyMap<string, Span>): { from: Date; to: Date } {
  const spans = [...moving.values()];
  const instants = [
    ...decided.map(({ row }) => row.startsAt),
    ...spans.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ];
  const times = instants.map((instant) => instant.getTime());
  return { from: new Date(Math.min(...times)), to: new Date(Math.max(...times) + 1) };
}
