import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AcceptedPolicy } from '#features/accounts/contract/account.ts';
import {
  beginPasskeySignIn,
  confirmAccount,
  confirmNewEmail,
  keepFactor,
  lockOwnAccount,
  renewSession,
  requestPasswordRestore,
  requestSignInLink,
  resendConfirmation,
  restorePassword,
  signIn,
  signInByLink,
  signInByPasskey,
  signOut,
  signUp,
  undoEmailChange,
} from '#features/accounts/contract/entry-routes.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginSecondFactor,
  changePasskeyName,
  proveIdentity,
  removePasskey,
  renewRecoveryCodes,
  showPasskeys,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#features/accounts/contract/proof-routes.ts';
import {
  changeAccount,
  changePassword,
  closeSession,
  closeSessions,
  listSessions,
  requestEmailChange,
  showAccount,
} from '#features/accounts/contract/routes.ts';
import type { SecondFactorOffer } from '#features/accounts/contract/second-factor.ts';
import { pathOf } from '#features/route.ts';
import { testAuthenticator } from '#tests/authenticator.ts';
import { call, requestOf } from '#tests/call.ts';
import { type Operation, type Operations, row } from '../operation.ts';
import { EVERYBODY, PEOPLE, type Role } from '../roles.ts';
import type { World } from '../world.ts';

const PASSWORD = 'tres gatos en la plaza';
const cheapHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
type Holder = Exclude<Role, 'visitor' | 'guest' | 'other guest'>;

/** Sends a request as a role, before the tested request. */
async function as<T>(world: World, role: Role, request: InjectOptions): Promise<T> {
  const headers = { authorization: `Bearer ${world.people[role as Holder].token}` };
  const answer = await world.ask({ ...request, headers });
  if (answer.statusCode >= 300) throw new Error(`${request.url} as ${role}: ${answer.body}`);
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
  const { secret } = await as<SecondFactorOffer>(world, role, requestOf(beginSecondFactor));
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
  const { options } = await as<{ options: Record<string, unknown> }>(world, role, requestOf(beginPasskey));
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
  ...row(signUp, {
    ...ENTER,
    request: async (world) => {
      const answer = await world.ask({ url: '/api/politics/', headers: { authorization: 'Bearer the-app-token' } });
      const policies = answer
        .json<{ items: AcceptedPolicy[] }>()
        .items.map(({ kind, version, hash }) => ({ kind, version, hash }));
      const person = { name: 'Luz', email: `${randomUUID()}@ejemplo.pe`, password: PASSWORD };
      return { ...requestOf(signUp, { body: { ...person, policies } }), ...address() };
    },
  }),
  ...row(resendConfirmation, {
    ...ENTER,
    request: () => ({ ...requestOf(resendConfirmation, { body: { email: 'nadie@ejemplo.pe' } }), ...address() }),
  }),
  ...row(requestPasswordRestore, {
    ...ENTER,
    request: () => ({ ...requestOf(requestPasswordRestore, { body: { email: 'nadie@ejemplo.pe' } }), ...address() }),
  }),
  ...row(restorePassword, {
    ...ENTER,
    request: async (world) =>
      requestOf(restorePassword, { body: { key: await linkOf(world, 'restore'), password: 'una montaña muy lejana' } }),
  }),
  ...row(confirmAccount, {
    ...ENTER,
    request: async (world) =>
      requestOf(confirmAccount, { body: { key: await linkOf(world, 'confirm'), password: PASSWORD } }),
  }),
  ...row(signIn, {
    ...ENTER,
    request: async (world) => ({
      ...requestOf(signIn, { body: { email: (await somebody(world)).email, password: PASSWORD } }),
      ...address(),
    }),
  }),
  ...row(requestSignInLink, {
    ...ENTER,
    request: () => ({ ...requestOf(requestSignInLink, { body: { email: 'nadie@ejemplo.pe' } }), ...address() }),
  }),
  ...row(signInByLink, {
    ...ENTER,
    request: async (world) => requestOf(signInByLink, { body: { key: await linkOf(world, 'sign_in') } }),
  }),
  ...row(beginPasskeySignIn, { ...ENTER, request: () => requestOf(beginPasskeySignIn) }),
  ...row(signInByPasskey, {
    ...ENTER,
    request: async (world) => {
      const { device, credential } = await passkeyOf(world, 'traveller');
      await as(world, 'traveller', requestOf(addPasskey, { body: { credential } }));
      const { options } = (await call(world.app, beginPasskeySignIn)).json();
      return requestOf(signInByPasskey, { body: { credential: device.get(options) } });
    },
  }),
  ...row(renewSession, {
    ...ENTER,
    request: async (world) => {
      const { email } = await somebody(world);
      const entered = await world.ask({
        ...requestOf(signIn, { body: { email, password: PASSWORD } }),
        ...address(),
      });
      const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return requestOf(renewSession, { headers: { cookie } });
    },
  }),
  ...row(signOut, {
    ...ENTER,
    // Signs out with an unknown token, because other rows need the person's session.
    request: () => requestOf(signOut, { headers: { authorization: 'Bearer nobody' } }),
  }),
  ...row(confirmNewEmail, {
    ...ENTER,
    request: async (world) =>
      requestOf(confirmNewEmail, {
        body: { key: await linkOf(world, 'change_email', { email: `${randomUUID()}@ejemplo.pe` }) },
      }),
  }),
  ...row(undoEmailChange, {
    ...ENTER,
    request: async (world) =>
      requestOf(undoEmailChange, {
        body: { key: await linkOf(world, 'undo_email', { email: `${randomUUID()}@ejemplo.pe` }) },
      }),
  }),
  ...row(lockOwnAccount, {
    ...ENTER,
    request: async (world) => requestOf(lockOwnAccount, { body: { key: await linkOf(world, 'not_me') } }),
  }),
  ...row(keepFactor, {
    ...ENTER,
    request: async (world) => requestOf(keepFactor, { body: { key: await keepLink(world) } }),
  }),

  ...row(showAccount, { ...OWN, request: () => requestOf(showAccount) }),
  ...row(changeAccount, { ...OWN, request: () => requestOf(changeAccount, { body: { gender: 'undisclosed' } }) }),
  ...row(changePassword, {
    ...OWN,
    request: async (world, role) =>
      requestOf(changePassword, {
        body: { current: await passwordOf(world, role), password: 'una montaña muy lejana' },
      }),
  }),
  ...row(requestEmailChange, {
    ...OWN,
    request: () => requestOf(requestEmailChange, { body: { email: `${randomUUID()}@ejemplo.pe` } }),
  }),
  ...row(listSessions, { ...OWN, request: () => requestOf(listSessions) }),
  ...row(closeSession, {
    ...OWN,
    request: async ({ platform: { db }, people }, role) => {
      const id = randomUUID();
      const account = people[role as Holder]?.id;
      if (account) {
        await sql`insert into account_session (region_id, id, account_id, salt, token_hash, token_expires_at, method, second_factor, device_hash, device)
          select region_id, ${id}, id, ${randomBytes(32)}, ${randomBytes(32)}, now(), 'password', false, ${randomBytes(32)}, 'Otro'
          from account where id = ${account}`.execute(db);
      }
      return requestOf(closeSession, { params: { id } });
    },
  }),
  ...row(closeSessions, {
    ...OWN,
    request: () => requestOf(closeSessions, { body: { which: 'others' } }),
  }),
  ...row(proveIdentity, {
    ...OWN,
    request: async (world, role) => {
      const account = world.people[role as Holder]?.id;
      // A person with a passkey must use it for this step, so the passkey is deleted.
      if (account) await sql`delete from passkey where account_id = ${account}`.execute(world.platform.db);
      return requestOf(proveIdentity, { body: { password: await passwordOf(world, role) } });
    },
  }),
  ...row(beginPasskeyProof, { ...OWN, request: () => requestOf(beginPasskeyProof) }),
  ...row(showPasskeys, { ...OWN, request: () => requestOf(showPasskeys) }),
  ...row(beginPasskey, { ...OWN, request: () => requestOf(beginPasskey) }),
  ...row(addPasskey, {
    ...OWN,
    request: own(
      async (world, role) => requestOf(addPasskey, { body: { credential: (await passkeyOf(world, role)).credential } }),
      { url: addPasskey.path },
    ),
  }),
  ...row(changePasskeyName, {
    ...OWN,
    request: own(
      async (world, role) => {
        const { device, credential } = await passkeyOf(world, role);
        await as(world, role, requestOf(addPasskey, { body: { credential } }));
        return requestOf(changePasskeyName, { params: { id: device.id }, body: { name: 'Mi teléfono' } });
      },
      { url: pathOf(changePasskeyName, { params: { id: 'x' } }) },
    ),
  }),
  ...row(removePasskey, {
    ...OWN,
    request: own(
      async (world, role) => {
        // An admin must keep one passkey, so the request deletes one of two.
        const [first, second] = [await passkeyOf(world, role), await passkeyOf(world, role)];
        for (const { credential } of [first, second])
          await as(world, role, requestOf(addPasskey, { body: { credential } }));
        return requestOf(removePasskey, { params: { id: first.device.id } });
      },
      requestOf(removePasskey, { params: { id: 'x' } }),
    ),
  }),
  ...row(beginSecondFactor, { ...OWN, request: () => requestOf(beginSecondFactor) }),
  ...row(turnOnSecondFactor, {
    ...OWN,
    request: own(
      async (world, role) =>
        requestOf(turnOnSecondFactor, { body: { code: (await secondFactorOf(world, role)).generate() } }),
      { url: turnOnSecondFactor.path },
    ),
  }),
  ...row(renewRecoveryCodes, {
    ...OWN,
    request: own(
      async (world, role) => {
        const code = (await confirmedFactorOf(world, role)).generate();
        return requestOf(renewRecoveryCodes, { body: { password: await passwordOf(world, role), code } });
      },
      { url: renewRecoveryCodes.path },
    ),
  }),
  ...row(turnOffSecondFactor, {
    ...OWN,
    request: own(
      async (world, role) => {
        const code = (await confirmedFactorOf(world, role)).generate();
        return requestOf(turnOffSecondFactor, { body: { password: await passwordOf(world, role), code } });
      },
      { url: turnOffSecondFactor.path },
    ),
  }),
};
