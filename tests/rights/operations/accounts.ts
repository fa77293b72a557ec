import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AcceptedPolicy } from '#features/accounts/contract/account.ts';
import type { SecondFactorOffer } from '#features/accounts/contract/second-factor.ts';
import { testAuthenticator } from '#tests/authenticator.ts';
import type { Operation, Operations } from '../operation.ts';
import { EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const PASSWORD = 'tres gatos en la plaza';
const cheapHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
type Holder = Exclude<Role, 'visitor' | 'guest' | 'other guest'>;

/** Sends a request as a role, before the tested request. */
async function as<T>(world: World, role: Role, url: string, payload?: object): Promise<T> {
  const headers = { authorization: `Bearer ${world.people[role as Holder].token}` };
  const answer = await world.ask({ method: 'POST', url, headers, payload });
  if (answer.statusCode >= 300) throw new Error(`${url} as ${role}: ${answer.body}`);
  return answer.json();
}

const passwordOf = async ({ platform, people }: World, role: Role) => {
  const id = people[role as Holder]?.id;
  if (id) await sql`update account set password_hash = ${await cheapHash} where id = ${id}`.execute(platform.db);
  return PASSWORD;
};

/** Creates an account for one request. A sign-in uses up codes and links, so each request needs its own account. */
async function somebody({ platform: { db, config } }: World, state = 'active') {
  const email = `${randomUUID()}@ejemplo.pe`;
  const { rows } = await sql<{ id: string }>`
    insert into account (region_id, state, email, email_key, name, password_hash)
    values (${config.REGION}, ${state}, ${email}, ${email}, 'Luis', ${await cheapHash}) returning id`.execute(db);
  return { email, id: rows[0]!.id };
}
async function linkOf(world: World, purpose: string, detail = {}) {
  const { db, config } = world.platform;
  const { id } = await somebody(world, purpose === 'confirm' ? 'pending_email' : 'active');
  const key = randomBytes(32).toString('base64url');
  await sql`insert into account_key (region_id, hash, account_id, purpose, detail, expires_at)
    values (${config.REGION}, ${createHash('sha256').update(key).digest()}, ${id}, ${purpose}, ${JSON.stringify(detail)}, now() + interval '1 hour')`.execute(
    db,
  );
  return key;
}
/** Creates a link with which a person keeps the second factor whose removal was requested. */
async function keepLink(world: World) {
  const key = await linkOf(world, 'keep_factor');
  await sql`insert into factor_removal (region_id, account_id, asked_by, reason)
    select region_id, account_id, account_id, 'Perdió su teléfono' from account_key
    where hash = ${createHash('sha256').update(key).digest()}`.execute(world.platform.db);
  return key;
}
const address = () => ({ remoteAddress: `10.${randomBytes(3).join('.')}` });

/** Starts a second factor for the role's person. */
async function secondFactorOf(world: World, role: Role): Promise<TOTP> {
  const { db } = world.platform;
  const { id } = world.people[role as Holder];
  await sql`delete from second_factor where account_id = ${id}`.execute(db);
  const { secret } = await as<SecondFactorOffer>(world, role, '/api/me/second-factor/begin');
  return new TOTP({ secret: Secret.fromBase32(secret) });
}
async function confirmedFactorOf(world: World, role: Role): Promise<TOTP> {
  const totp = await secondFactorOf(world, role);
  const { id } = world.people[role as Holder];
  await sql`update second_factor set confirmed_at = now() where account_id = ${id}`.execute(world.platform.db);
  return totp;
}
async function passkeyOf(world: World, role: Role) {
  const device = testAuthenticator(world.platform.config.PUBLIC_URL);
  const { options } = await as<{ options: Record<string, unknown> }>(world, role, '/api/me/passkeys/begin');
  return { device, credential: device.create(options) };
}

/** Creates a request for each role with an account. All other roles send `otherwise`, because they are refused before the request is read. */
function own(request: (world: World, role: Role) => Promise<object>, otherwise: object): Operation['request'] {
  return async (world, role) =>
    ({ ...(PEOPLE.includes(role) ? await request(world, role) : otherwise) }) as Awaited<
      ReturnType<Operation['request']>
    >;
}

const ENTER = { lets: EVERYBODY } as const;
const OWN = { lets: PEOPLE } as const;

/** Operations of accounts. Signing in is open to all callers; a person's own data requires a session. */
export const accountOperations: Operations = {
  'POST /api/sign-up/': {
    ...ENTER,
    request: async (world) => {
      const answer = await world.ask({ url: '/api/politics/', headers: { authorization: 'Bearer the-app-token' } });
      const policies = answer
        .json<{ items: AcceptedPolicy[] }>()
        .items.map(({ kind, version, hash }) => ({ kind, version, hash }));
      const person = { name: 'Luz', email: `${randomUUID()}@ejemplo.pe`, password: PASSWORD };
      return { url: '/api/sign-up/', ...address(), payload: { ...person, policies } };
    },
  },
  'POST /api/sign-up/resend/': {
    ...ENTER,
    request: () => ({ url: '/api/sign-up/resend/', ...address(), payload: { email: 'nadie@ejemplo.pe' } }),
  },
  'POST /api/restore-password/': {
    ...ENTER,
    request: () => ({ url: '/api/restore-password/', ...address(), payload: { email: 'nadie@ejemplo.pe' } }),
  },
  'POST /api/restore-password/finish/': {
    ...ENTER,
    request: async (world) => ({
      url: '/api/restore-password/finish/',
      payload: { key: await linkOf(world, 'restore'), password: 'una montaña muy lejana' },
    }),
  },
  'POST /api/session/confirm': {
    ...ENTER,
    request: async (world) => ({
      url: '/api/session/confirm',
      payload: { key: await linkOf(world, 'confirm'), password: PASSWORD },
    }),
  },
  'POST /api/session/sign-in': {
    ...ENTER,
    request: async (world) => ({
      url: '/api/session/sign-in',
      ...address(),
      payload: { email: (await somebody(world)).email, password: PASSWORD },
    }),
  },
  'POST /api/session/ask-link': {
    ...ENTER,
    request: () => ({ url: '/api/session/ask-link', ...address(), payload: { email: 'nadie@ejemplo.pe' } }),
  },
  'POST /api/session/use-link': {
    ...ENTER,
    request: async (world) => ({ url: '/api/session/use-link', payload: { key: await linkOf(world, 'sign_in') } }),
  },
  'POST /api/session/passkey/begin': { ...ENTER, request: () => ({ url: '/api/session/passkey/begin' }) },
  'POST /api/session/passkey/finish': {
    ...ENTER,
    request: async (world) => {
      const { device, credential } = await passkeyOf(world, 'traveller');
      await as(world, 'traveller', '/api/me/passkeys', { credential });
      const { options } = (await world.ask({ method: 'POST', url: '/api/session/passkey/begin' })).json();
      return { url: '/api/session/passkey/finish', payload: { credential: device.get(options) } };
    },
  },
  'POST /api/session/renew': {
    ...ENTER,
    request: async (world) => {
      const { email } = await somebody(world);
      const payload = { email, password: PASSWORD };
      const entered = await world.ask({ method: 'POST', url: '/api/session/sign-in', ...address(), payload });
      const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return { url: '/api/session/renew', headers: { cookie } };
    },
  },
  'POST /api/session/sign-out': {
    ...ENTER,
    // Signs out with an unknown token, because other rows need the person's session.
    request: () => ({ url: '/api/session/sign-out', headers: { authorization: 'Bearer nobody' } }),
  },
  'POST /api/session/confirm-email': {
    ...ENTER,
    request: async (world) => ({
      url: '/api/session/confirm-email',
      payload: { key: await linkOf(world, 'change_email', { email: `${randomUUID()}@ejemplo.pe` }) },
    }),
  },
  'POST /api/session/undo-email': {
    ...ENTER,
    request: async (world) => ({
      url: '/api/session/undo-email',
      payload: { key: await linkOf(world, 'undo_email', { email: `${randomUUID()}@ejemplo.pe` }) },
    }),
  },
  'POST /api/session/not-me': {
    ...ENTER,
    request: async (world) => ({ url: '/api/session/not-me', payload: { key: await linkOf(world, 'not_me') } }),
  },
  'POST /api/session/keep-factor': {
    ...ENTER,
    request: async (world) => ({ url: '/api/session/keep-factor', payload: { key: await keepLink(world) } }),
  },

  'GET /api/me/account': { ...OWN, request: () => ({ url: '/api/me/account' }) },
  'PATCH /api/me/account': { ...OWN, request: () => ({ url: '/api/me/account', payload: { gender: 'undisclosed' } }) },
  'POST /api/me/password': {
    ...OWN,
    request: async (world, role) => ({
      url: '/api/me/password',
      payload: { current: await passwordOf(world, role), password: 'una montaña muy lejana' },
    }),
  },
  'POST /api/me/email': {
    ...OWN,
    request: () => ({ url: '/api/me/email', payload: { email: `${randomUUID()}@ejemplo.pe` } }),
  },
  'GET /api/me/sessions': { ...OWN, request: () => ({ url: '/api/me/sessions' }) },
  'DELETE /api/me/sessions/{id}': {
    ...OWN,
    request: async ({ platform: { db }, people }, role) => {
      const id = randomUUID();
      const account = people[role as Holder]?.id;
      if (account) {
        await sql`insert into account_session (region_id, id, account_id, salt, token_hash, token_expires_at, method, second_factor, device_hash, device)
          select region_id, ${id}, id, ${randomBytes(32)}, ${randomBytes(32)}, now(), 'password', false, ${randomBytes(32)}, 'Otro'
          from account where id = ${account}`.execute(db);
      }
      return { url: `/api/me/sessions/${id}` };
    },
  },
  'POST /api/me/sessions/end': {
    ...OWN,
    request: () => ({ url: '/api/me/sessions/end', payload: { which: 'others' } }),
  },
  'POST /api/me/step-up': {
    ...OWN,
    request: async (world, role) => {
      const account = world.people[role as Holder]?.id;
      // A person with a passkey must use it for this step, so the passkey is deleted.
      if (account) await sql`delete from passkey where account_id = ${account}`.execute(world.platform.db);
      return { url: '/api/me/step-up', payload: { password: await passwordOf(world, role) } };
    },
  },
  'POST /api/me/step-up/passkey': { ...OWN, request: () => ({ url: '/api/me/step-up/passkey' }) },
  'GET /api/me/passkeys': { ...OWN, request: () => ({ url: '/api/me/passkeys' }) },
  'POST /api/me/passkeys/begin': { ...OWN, request: () => ({ url: '/api/me/passkeys/begin' }) },
  'POST /api/me/passkeys': {
    ...OWN,
    request: own(
      async (world, role) => ({
        url: '/api/me/passkeys',
        payload: { credential: (await passkeyOf(world, role)).credential },
      }),
      { url: '/api/me/passkeys' },
    ),
  },
  'PATCH /api/me/passkeys/{id}': {
    ...OWN,
    request: own(
      async (world, role) => {
        const { device, credential } = await passkeyOf(world, role);
        await as(world, role, '/api/me/passkeys', { credential });
        return { url: `/api/me/passkeys/${device.id}`, payload: { name: 'Mi teléfono' } };
      },
      { url: '/api/me/passkeys/x' },
    ),
  },
  'DELETE /api/me/passkeys/{id}': {
    ...OWN,
    request: own(
      async (world, role) => {
        // An admin must keep one passkey, so the request deletes one of two.
        const [first, second] = [await passkeyOf(world, role), await passkeyOf(world, role)];
        for (const { credential } of [first, second]) await as(world, role, '/api/me/passkeys', { credential });
        return { url: `/api/me/passkeys/${first.device.id}` };
      },
      { url: '/api/me/passkeys/x' },
    ),
  },
  'POST /api/me/second-factor/begin': { ...OWN, request: () => ({ url: '/api/me/second-factor/begin' }) },
  'POST /api/me/second-factor/confirm': {
    ...OWN,
    request: own(
      async (world, role) => ({
        url: '/api/me/second-factor/confirm',
        payload: { code: (await secondFactorOf(world, role)).generate() },
      }),
      { url: '/api/me/second-factor/confirm' },
    ),
  },
  'POST /api/me/second-factor/recovery-codes': {
    ...OWN,
    request: own(
      async (world, role) => {
        const code = (await confirmedFactorOf(world, role)).generate();
        return {
          url: '/api/me/second-factor/recovery-codes',
          payload: { password: await passwordOf(world, role), code },
        };
      },
      { url: '/api/me/second-factor/recovery-codes' },
    ),
  },
  'POST /api/me/second-factor/disable': {
    ...OWN,
    request: own(
      async (world, role) => {
        const code = (await confirmedFactorOf(world, role)).generate();
        return { url: '/api/me/second-factor/disable', payload: { password: await passwordOf(world, role), code } };
      },
      { url: '/api/me/second-factor/disable' },
    ),
  },
};
