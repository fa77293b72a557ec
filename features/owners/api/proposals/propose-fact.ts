import { operatorRows } from '#features/operators/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/owner-routes.ts';
import { isChecked } from '#features/owners/contract/proposal.ts';
import { isSameFact, lockPlaceFacts, tidyFact } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { factIn } from '#features/places/contract/place-facts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertFree } from '../own/assert-free.ts';
import { assertRegisterNumber } from '../own/assert-register-number.ts';
import { memberOf } from '../own/member-of.ts';
import { readOwnedPlace } from '../own/owned.view.ts';
import { insertProposal } from './proposal.store.ts';

export function proposeFact(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;

  serve(app, routes.proposeFact, async (request, reply) => {
    const { placeId } = request.params;
    const { id, base, value } = request.body;
    const { person, role } = memberOf(request, placeId);
    const fact = factIn(value, base);
    if (!fact || !isChecked(fact)) throw problem(OWNER_ERRORS, 'place_fact_not_yours');
    const tidy = await tidyFact(platform, fact, value);
    if (tidy.register)
      assertRegisterNumber(await platform.region.current(), 'value.register.number', tidy.register.number);
    const isSaved = await inTransaction(db, async (trx) => {
      const { row, facts } = await lockPlaceFacts(trx, region, operatorRows, placeId);
      assertFree(trx, row);
      if (isSameFact(facts[fact], tidy[fact])) return true;
      if (!isSameFact(facts[fact], base[fact])) return false;
      await insertProposal(trx, {
        region_id: region,
        id,
        company_id: placeId,
        fact,
        base: JSON.stringify(facts[fact]),
        value: JSON.stringify(tidy[fact]),
        proposed_by: person.accountId,
        proposed_as: role,
        reason: null,
        decided_at: null,
        decided_by: null,
      });
      return true;
    });
    const current = await readOwnedPlace(platform, person, placeId);
    if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return reply.code(201).send(current);
  });
}
