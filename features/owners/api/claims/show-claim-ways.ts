import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/claim-routes.ts';
import { findClaimablePlace } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenClaim } from './claim.store.ts';
import { maskPhone, provingDomain } from './proof.rules.ts';

export function showClaimWays(app: App, { db, config, region }: Platform): void {
  serve(app, routes.showClaimWays, async (request) => {
    const { accountId, places } = personOf(request);
    const found = await findClaimablePlace(db, config.REGION, request.query.place);
    if (!found) throw problem(PLACE_ERRORS, 'company_not_found');
    const { phones, website, claim, ...place } = found;
    const { register } = (await region.current()).country;
    return {
      place,
      claim,
      own: await findOpenClaim(db, config.REGION, { placeId: place.id, accountId }),
      role: places.find(({ id }) => id === place.id)?.role ?? null,
      email: provingDomain(website),
      phone: phones[0] === undefined ? null : maskPhone(phones[0]),
      register: {
        name: register.name,
        label: register.fields.find(({ id }) => id === 'number')?.label ?? register.short_name,
      },
    };
  });
}
