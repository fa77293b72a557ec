import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { NewPasskeyAnswer } from '#features/accounts/contract/passkey.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockAccount } from '../account.store.ts';
import { personOf } from '../person-of.ts';
import { authorizeByProof } from '../proof/authorize-by-proof.ts';
import { deviceWords } from '../sessions/device-words.rules.ts';
import { markProved } from '../sessions/session.store.ts';
import { insertPasskey, takeChallenge } from './passkey.store.ts';
import { passkeyView } from './passkey.view.ts';
import { ALGORITHMS, relyingParty } from './prove-passkey.ts';

export function addPasskey(app: App, { db, config, jobs }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.addPasskey, async (request, reply) => {
    const person = personOf(request);
    const made = await verifyNew(request.body.credential, person.accountId);
    const name = request.body.name?.trim() ?? deviceWords(request.headers['user-agent']);
    const added = await inTransaction(db, async (trx) => {
      // Another session may have added a second factor after the guard's check.
      await lockAccount(trx, config.REGION, person.accountId);
      await authorizeByProof(trx, config.REGION, person);
      const row = await insertPasskey(trx, accountOf(person.accountId), { ...made, name });
      if (!row) throw problem(ACCOUNT_ERRORS, 'passkey_refused');
      await markProved(trx, config.REGION, person.sessionId, true);
      await jobs.add(trx, 'accounts/tell-proof-changed', { accountId: person.accountId, change: 'passkey_added' });
      return row;
    });
    return reply.code(201).send(passkeyView(added));
  });

  async function verifyNew(answer: NewPasskeyAnswer, accountId: string) {
    const { id, origin } = relyingParty(config);
    const { clientDataJSON, attestationObject, transports = [] } = answer.response;
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
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
