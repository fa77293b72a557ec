import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import { insertPlaces } from '#tests/places.ts';
import type { World } from './world.ts';

export const REGION = 'trujillo';
export const TEAM = { lets: ['company owner', 'company editor'], others: 404 } as const;
export const STAFF = { lets: ['admin', 'moderator', 'editor'], others: 403 } as const;

export const params = ({ company }: World) => ({ placeId: company });
export const query = (world: World, text: string, values: unknown[]) => world.platform.pool.query(text, values);
export const fresh = (world: World) => query(world, 'delete from attempt_window', []);

export async function freePlace(world: World): Promise<string> {
  const [id] = await insertPlaces(world.platform.db, REGION, [{ name: `Fonda ${randomUUID()}` }]);
  await query(world, `update company set phones = '{+51 44 221234}' where id = $1`, [id]);
  return id!;
}

export async function confirmation(world: World) {
  const secret = randomBytes(32).toString('base64url');
  await query(world, `update company set hours_class = 'known', hours_rule = 'Mo-Su 09:00-18:00' where id = $1`, [
    world.company,
  ]);
  await query(
    world,
    `insert into company_confirmation (region_id, company_id, account_id, secret_hash) values ($1, $2, $3, $4)
     on conflict (region_id, company_id, account_id) do update set secret_hash = excluded.secret_hash`,
    [REGION, world.company, world.people['company owner'].id, createHash('sha256').update(secret).digest()],
  );
  return { headers: { [OWNER_SECRET_HEADER]: secret } };
}

/** The owner and the editor of the world are in the team, also after a row in which they left it. */
export async function rejoin(world: World): Promise<void> {
  for (const [role, name] of [
    ['owner', 'company owner'],
    ['editor', 'company editor'],
  ] as const)
    await query(
      world,
      `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, $4) on conflict do nothing`,
      [REGION, world.company, world.people[name].id, role],
    );
}
