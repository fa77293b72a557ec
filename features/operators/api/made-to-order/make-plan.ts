import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { insertMadeDeparture, insertMadePlan } from './made-plan.store.ts';
import type { MadePlan } from './made-plan.ts';

/**
 * Writes what an operator does for one traveller alone as a plan that is in no list, with one departure for each service: from there on places, vouchers,
 * lists of who comes, cancellations and money are those of any other plan.
 * @returns the departures, in the order of the services.
 */
export async function makePlan(trx: Database, plan: MadePlan): Promise<string[]> {
  const planId = await insertMadePlan(trx, plan, `a-medida-${randomBytes(9).toString('hex')}`);
  const departures: string[] = [];
  for (const [position, service] of plan.services.entries()) {
    departures.push(await insertMadeDeparture(trx, plan, { planId, position, optionId: randomUUID(), service }));
  }
  return departures;
}
