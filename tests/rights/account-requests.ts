import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beginPasskey, beginSecondFactor } from '#features/accounts/contract/proof-routes.ts';
import type { SecondFactorOffer } from '#features/accounts/contract/second-factor.ts';
import { testAuthenticator } from '#tests/authenticator.ts';
import { requestOf } from '#tests/call.ts';
import type { Operation } from './operation.ts';
import { PEOPLE, type Role } from './roles.ts';
import type { World } from './world.ts';

export const PASSWORD = 'tres gatos en la plaza';
const cheapHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
export type Holder = Exclude<Role, 'visitor' | 'guest' | 'other guest'>;

export async function as<T>(world: World, role: Role, request: InjectOptions): Promise<T> {
  const headers = { authorization: `Bearer ${world.people[role as Holder].token}` };
  const answer = await world.ask({ ...request, headers });
  if (answer.statusCode >= 300) throw new Error(`${request.url} as ${role}: ${answer.body}`);
  return answer.json();
}

export const passwordOf = async ({ platform, people }: World, role: Role) => {
  const id = people[role as Holder]?.id;
  if (id) await sql`update account set password_hash = ${await cheapHash} where id = ${id}`.execute(platform.db);
  return PASSWORD;
};

/** Creates a new account for each request, because signing in uses up codes and links. */
export async function somebody({ platform: { db, config } }: World, state = 'active') {
  const email = `${randomUUID()}@ejemplo.pe`;
  const { rows } = await sql<{ id: string }>`
    insert into account (region_id, state, email, email_key, name, password_hash)
    values (${config.REGION}, ${state}, ${email}, ${email}, 'Luis', ${await cheapHash}) returning id`.execute(db);
  return { email, id: rows[0]!.id };
}
export async function linkOf(world: World, purpose: string, detail = {}) {
  const { db, config } = world.platform;
  const { id } = await somebody(world, purpose === 'confirm' ? 'pending_email' : 'active');
  const key = randomBytes(32).toString('base64url');
  await sql`insert into account_key (region_id, hash, account_id, purpose, detail, expires_at)
    values (${config.REGION}, ${createHash('sha256').update(key).digest()}, ${id}, ${purpose}, ${JSON.stringify(detail)}, now() + interval '1 hour')`.execute(
    db,
  );
  return key;
}
/** A person opens this link to keep a second factor whose removal was requested. */
export async function keepLink(world: World) {
  const key = await linkOf(world, 'keep_factor');
  await sql`insert into factor_removal (region_id, account_id, asked_by, reason)
    select region_id, account_id, account_id, 'Perdió su teléfono' from account_key
    where hash = ${createHash('sha256').update(key).digest()}`.execute(world.platform.db);
  return key;
}
export const address = () => ({ remoteAddress: `10.${randomBytes(3).join('.')}` });

export async function secondFactorOf(world: World, role: Role): Promise<TOTP> {
  const { db } = world.platform;
  const { id } = world.people[role as Holder];
  await sql`delete from second_factor where account_id = ${id}`.execute(db);
  const { secret } = await as<SecondFactorOffer>(world, role, requestOf(beginSecondFactor));
  return new TOTP({ secret: Secret.fromBase32(secret) });
}
export async function confirmedFactorOf(world: World, role: Role): Promise<TOTP> {
  const totp = await secondFactorOf(world, role);
  const { id } = world.people[role as Holder];
  await sql`update second_factor set confirmed_at = now() where account_id = ${id}`.execute(world.platform.db);
  return totp;
}
export async function passkeyOf(world: World, role: Role) {
  const device = testAuthenticator(world.platform.config.PUBLIC_URL);
  const { options } = await as<{ options: Record<string, unknown> }>(world, role, requestOf(beginPasskey));
  return { device, credential: device.create(options) };
}

export function own(request: (world: World, role: Role) => Promise<object>, otherwise: object): Operation['request'] {
  return async (world, role) =>
    ({ ...(PEOPLE.includes(role) ? await request(world, role) : otherwise) }) as Awaited<
      ReturnType<Operation['request']>
    >;
}
