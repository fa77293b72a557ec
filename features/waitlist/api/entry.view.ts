import { findOrder, type OrderRow } from '#features/checkout/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { WaitlistEntry } from '#features/waitlist/contract/waitlist.ts';
import { moveWaitlistEntry } from '#features/waitlist/contract/waitlist-states.ts';
import type { Platform } from '#server/platform.ts';
import type { EntryKeys } from './entry-keys.ts';
import { outcomeOf } from './waitlist.rules.ts';
import { readPosition, type WaitlistRow } from './waitlist.store.ts';

export async function entryViews(
  { db, config }: Platform,
  keys: EntryKeys,
  entries: readonly WaitlistRow[],
): Promise<WaitlistEntry[]> {
  const ids = [...new Set(entries.map(({ departure_id }) => departure_id))];
  const sellables = await readSellables(db, config.REGION, ids);
  const views: WaitlistEntry[] = [];
  for (const entry of entries) {
    const order = entry.order_id ? await findOrder(db, config.REGION, entry.order_id) : undefined;
    const position = entry.state === 'waiting' ? await readPosition(db, entry) : null;
    views.push(entryView(entry, sellables.get(entry.departure_id)!, { order, position, keys }));
  }
  return views;
}

interface Parts {
  order: OrderRow | undefined;
  position: number | null;
  keys: EntryKeys;
}

function entryView(entry: WaitlistRow, sellable: Sellable, { order, position, keys }: Parts): WaitlistEntry {
  const { departure, option, plan, operator } = sellable;
  const state = presentState(entry, order, departure.state === 'cancelled');
  return {
    id: entry.id,
    state,
    position,
    plan: { slug: plan.slug, title: plan.title },
    operator: { name: operator.name, fictional: operator.fictional },
    departure: {
      date: departure.localDate,
      time: departure.localTime,
      cutoffAt: departure.cutoffAt.toISOString(),
      zone: operator.zone,
    },
    party: partyOf(entry, option),
    email: entry.email,
    offer:
      state === 'offered' && order?.hold_until
        ? {
            orderId: order.id,
            secret: keys.order(entry.id),
            until: order.hold_until.toISOString(),
            total: order.total,
            currency: order.currency,
          }
        : null,
    endedFor: entry.ended_for,
  };
}

/** The sweep stores the outcome of an offer later. */
function presentState({ state }: WaitlistRow, order: OrderRow | undefined, calledOff: boolean): WaitlistEntry['state'] {
  if (!order) return state;
  const action = outcomeOf({ state: order.state, holdUntil: order.hold_until, calledOff }, new Date());
  return (action && moveWaitlistEntry(state, action)) ?? state;
}

export function partyOf(
  { units }: Pick<WaitlistRow, 'units'>,
  option: Pick<Sellable['option'], 'units'>,
): WaitlistEntry['party'] {
  return units.map(({ unitId, quantity }) => ({
    type: option.units.find(({ id }) => id === unitId)?.type ?? 'OTHER',
    quantity,
  }));
}
