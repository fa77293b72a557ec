import * as routes from '#features/accounts/contract/proof-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { keepChallenge, listPasskeys } from './passkey.store.ts';
import { ALGORITHMS, CHALLENGE_MINUTES, relyingParty } from './prove-passkey.ts';

export function beginPasskey(app: App, { db, config, region }: Platform): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.beginPasskey, async (request) => {
    const person = personOf(request);
    const known = await listPasskeys(db, accountOf(person.accountId));
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
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
  });
}
