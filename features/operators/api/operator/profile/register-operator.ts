import { personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { slugOf } from '../plans/slug.ts';
import { insertOperator, readMemberships } from './operator.store.ts';

const MOST_UNVERIFIED = 3;

export function registerOperator(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  serve(app, routes.registerOperator, async (request, reply) => {
    const { accountId } = personOf(request);
    const own = await readMemberships(db, region, accountId);
    if (own.filter(({ state, role }) => state !== 'verified' && role === 'owner').length >= MOST_UNVERIFIED)
      throw problem(OPERATOR_ERRORS, 'too_many_operators');
    const { name } = request.body;
    const { settings } = await platform.region.current();
    await inTransaction(db, (trx) =>
      insertOperator(trx, region, { name, slug: slugOf(name), zone: settings.time_zone, accountId }),
    );
    return reply.code(201).send({ items: await readMemberships(db, region, accountId) });
  });
}
