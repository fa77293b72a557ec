import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { AddPasskeyBody, type NewPasskeyAnswer, Passkey, PasskeyOptions } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../account.store.ts';
import { personOf } from '../person-of.ts';
import { authorizeByProof } from '../proof/step-up.ts';
import { deviceWords } from '../sessions/device-words.rules.ts';
import { markProved } from '../sessions/session.store.ts';
import { insertPasskey, keepChallenge, listPasskeys, takeChallenge } from './passkey.store.ts';
import { passkeyView } from './passkey.view.ts';
import { ALGORITHMS, CHALLENGE_MINUTES, relyingParty } from './prove-passkey.ts';

/** Adds a passkey after a fresh proof of identity; the person is notified by email. */
export function addPasskey(app: App, { db, config, region, jobs }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  app.post(
    accountRoutes.beginPasskey,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Lo que el dispositivo necesita para crear una llave de acceso',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const person = personOf(request);
      const known = await listPasskeys(db, accountOf(person.accountId));
      const options = await generateRegistrationOptions({
        rpName: (await region.current()).settings.product,
        rpID: relyingParty(config).id,
        userName: person.email,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.accountId),
        timeout: CHALLENGE_MINUTES * 60_000,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const { challenge } = options;
      await keepChallenge(db, config.REGION, { challenge, accountId: person.accountId, minutes: CHALLENGE_MINUTES });
      return { options: { ...options } };
    },
  );

  app.post(
    accountRoutes.passkeys,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Cuenta'],
        summary: 'Agrega la llave de acceso que creó el dispositivo',
        body: AddPasskeyBody,
        response: { 201: Passkey },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const made = await verifyNew(request.body.credential, person.accountId);
      const name = request.body.name?.trim() ?? deviceWords(request.headers['user-agent']);
      const added = await inTransaction(db, async (trx) => {
        // Another session may have added a factor since the guard's check.
        await lockAccount(trx, config.REGION, person.accountId);
        await authorizeByProof(trx, config.REGION, person);
        const row = await insertPasskey(trx, accountOf(person.accountId), { ...made, name });
        if (!row) throw problem(ACCOUNT_ERRORS, 'passkey_refused');
        await markProved(trx, config.REGION, person.sessionId, true);
        await jobs.add(trx, 'accounts/tell-proof-changed', { accountId: person.accountId, change: 'passkey_added' });
        return row;
      });
      return reply.code(201).send(passkeyView(added));
    },
  );

  async function verifyNew(answer: NewPasskeyAnswer, accountId: string) {
    const { id, origin } = relyingParty(config);
    const { clientDataJSON, attestationObject, transports = [] } = answer.response;
    const verified = await verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: (challenge) => takeChallenge(db, config.REGION, challenge, accountId),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (!verified?.verified) throw problem(ACCOUNT_ERRORS, 'passkey_refused');
    const { credential, credentialBackedUp } = verified.registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
    };
  }
}
