import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/proof-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { drawQr } from '#server/paper/draw-qr.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Tools } from '../open-tools.ts';
import { personOf } from '../person-of.ts';
import { seedContext } from './check-code.ts';
import { saveOffer } from './second-factor.store.ts';
import { newSeed, totpOf } from './totp.rules.ts';

export function beginSecondFactor(app: App, { config, db, region }: Platform, { seal }: Tools): void {
  const accountOf = (accountId: string) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.beginSecondFactor, async (request) => {
    const person = personOf(request);
    const account = accountOf(person.accountId);
    const seed = newSeed();
    if (!(await saveOffer(db, account, seal.close(seed, seedContext(account))))) {
      throw problem(ACCOUNT_ERRORS, 'second_factor_on');
    }
    const totp = totpOf(seed, (await region.current()).settings.product, person.email);
    return { uri: totp.toString(), secret: totp.secret.base32, qr: drawQr(totp.toString()) };
  });
}
