import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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
import { pathOf } from '#features/route.ts';
import { requestOf } from '#tests/call.ts';
import { as, confirmedFactorOf, type Holder, own, passkeyOf, passwordOf, secondFactorOf } from '../account-requests.ts';
import { type Operations, row } from '../operation.ts';
import { PEOPLE } from '../roles.ts';

const OWN = { lets: PEOPLE } as const;

export const accountOperations: Operations = {
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
      // If the only second factor is a passkey, a password does not prove the identity.
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
