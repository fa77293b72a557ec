import type { Candidate } from './model.ts';

/**
 * Returns the entry fees of the whole party in minor units. A ticket for several places is paid once, at its highest
 * price.
 */
export function entriesOf(places: Iterable<Pick<Candidate, 'cost' | 'ticket'>>): number {
  const tickets = new Map<string, number>();
  let sum = 0;
  for (const { cost, ticket } of places) {
    if (ticket === undefined) sum += cost ?? 0;
    else tickets.set(ticket, Math.max(tickets.get(ticket) ?? 0, cost ?? 0));
  }
  for (const cost of tickets.values()) sum += cost;
  return sum;
}
