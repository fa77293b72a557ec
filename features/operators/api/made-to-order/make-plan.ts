import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { insertMadeDeparture, insertMadePlan } from './made-plan.store.ts';
import type { MadePlan } from './made-plan.ts';

/**
 * Stores services for one traveller as an unlisted plan with a departure for each service. Capacity, vouchers, guides' lists, cancellations and payments then work
 * as for any other plan.
 * @returns the ids of the departures, in the order of the services.
 */
export async function makePlan(trx: Database, plan: MadePlan): Promise<string[]> {
  const planId = await insertMadePlan(trx, plan, `a-medida-${randomBytes(9).toString('hex')}`);
  const departures: string[] = [];
  for (const [position, service] of plan.services.entries()) {
    departures.push(await insertMadeDeparture(trx, plan, { planId, position, optionId: randomUUID(), service }));
  }
  return departures;
}
