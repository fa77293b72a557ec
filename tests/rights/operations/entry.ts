import { randomUUID } from 'node:crypto';
import {
  beginPasskeySignIn,
  confirmAccount,
  confirmNewEmail,
  keepFactor,
  lockOwnAccount,
  requestPasswordRestore,
  requestSignInLink,
  resendConfirmation,
  restorePassword,
  signIn,
  signInByLink,
  signInByPasskey,
  signUp,
  undoEmailChange,
} from '#features/accounts/contract/entry-routes.ts';
import { addPasskey } from '#features/accounts/contract/proof-routes.ts';
import { renewSession, signOut } from '#features/accounts/contract/session-routes.ts';
import { listPolicies } from '#features/policies/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { address, as, keepLink, linkOf, PASSWORD, passkeyOf, somebody } from '../account-requests.ts';
import { type Operations, row } from '../operation.ts';
import { EVERYBODY } from '../roles.ts';

const ENTER = { lets: EVERYBODY } as const;

export const entryOperations: Operations = {
  ...row(signUp, {
    ...ENTER,
    request: async (world) => {
      const headers = { authorization: 'Bearer the-app-token' };
      const policies = (await call(world.app, listPolicies, { headers }))
        .json()
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
};
