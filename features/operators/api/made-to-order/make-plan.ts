import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import { insertMadeDeparture, insertMadePlan } from './made-plan.store.ts';
import type { MadePlan } from './made-plan.ts';

/**
 * The new plan appears in no public list.
 * @returns the ids of the departures, in the order of the services
 */
export async function makePlan(trx: Database, plan: MadePlan): Promise<string[]> {
  const planId = await insertMadePlan(trx, plan, `a-medida-${randomBytes(9).toString('hex')}`);
  const departures: string[] = [];
  for (const [position, service] of plan.services.entries()) {
    departures.push(await insertMadeDeparture(trx, plan, { planId, position, optionId: randomUUID(), service }));
  }
  return departures;
}
