import { randomUUID } from 'node:crypto';
import { openEntryKeys } from '#features/waitlist/api/entry-keys.ts';
import { WAITLIST_SECRET_HEADER } from '#features/waitlist/contract/headers.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { insertDeparture } from '#tests/sales.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const REGION = 'trujillo';
const OWN: readonly Role[] = ['guest', 'traveller'];

async function party({ platform, operator }: World) {
  await platform.pool.query('delete from attempt_window');
  const { departure, units } = await insertDeparture(platform.db, REGION, { operator, hoursAhead: 72, capacity: 0 });
  return { departureId: departure, units: [{ unitId: units.adult, quantity: 1 }] };
}

async function entry(world: World, role: Role, state: 'unconfirmed' | 'waiting' = 'waiting') {
  const { departureId, units } = await party(world);
  const id = randomUUID();
  await world.platform.pool.query(
    `insert into waitlist_entry (region_id, id, departure_id, state, units, places, people, email, account_id, waiting_since)
     values ($1, $2, $3, $4, $5, 1, 1, 'espera@ejemplo.pe', $6, case when $4 = 'waiting' then now() end)`,
    [REGION, id, departureId, state, JSON.stringify(units), world.people.traveller.id],
  );
  const keys = await openEntryKeys(world.platform.config);
  const secret = role === 'guest' ? keys.entry(id) : role === 'other guest' ? keys.entry(randomUUID()) : undefined;
  const headers: Record<string, string> = secret ? { [WAITLIST_SECRET_HEADER]: secret } : {};
  return { params: { id }, headers };
}

export const waitlistOperations: Operations = {
  ...row(routes.joinWaitlist, {
    lets: ANYBODY,
    request: async (world) =>
      requestOf(routes.joinWaitlist, { body: { ...(await party(world)), email: 'espera@ejemplo.pe' } }),
  }),
  ...row(routes.joinAccountWaitlist, {
    lets: PEOPLE,
    request: async (world) => requestOf(routes.joinAccountWaitlist, { body: await party(world) }),
  }),
  ...row(routes.listAccountWaitlist, { lets: PEOPLE, request: () => requestOf(routes.listAccountWaitlist) }),
  ...row(routes.showWaitlistEntry, {
    lets: OWN,
    request: async (world, role) => requestOf(routes.showWaitlistEntry, await entry(world, role)),
  }),
  ...row(routes.confirmWaitlistEntry, {
    lets: OWN,
    request: async (world, role) => requestOf(routes.confirmWaitlistEntry, await entry(world, role, 'unconfirmed')),
  }),
  ...row(routes.leaveWaitlist, {
    lets: OWN,
    request: async (world, role) => requestOf(routes.leaveWaitlist, await entry(world, role)),
  }),
};
