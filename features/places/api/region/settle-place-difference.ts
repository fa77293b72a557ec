import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changePlace } from './change-place.ts';
import { openDifferences, settleDifference } from './differences.store.ts';
import { factsOf } from './facts.rules.ts';
import { lockExistingPlace, readRegionPlace } from './place-access.ts';

/** A fact that takes the imported value belongs to the imports again. */
export function settlePlaceDifference(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;

  serve(app, routes.settlePlaceDifference, async ({ params, body: { fact, take }, actor }) => {
    await inTransaction(db, async (trx) => {
      const row = await lockExistingPlace(trx, config.REGION, operators, params.id);
      const differences = await openDifferences(trx, config.REGION, params.id);
      const difference = differences.find((one) => one.fact === fact);
      if (!difference) throw problem(PLACE_ERRORS, 'company_change_not_found');
      if (take === 'region') return settleDifference(trx, config.REGION, params.id, fact);
      const { columns } = difference;
      await changePlace(trx, platform, row, {
        ...{ fact, columns, actor },
        facts: factsOf({ ...row, ...columns }),
        source: 'other',
        madeAs: 'region',
        action: 'places.change',
        undoes: null,
        isProtected: false,
      });
    });
    return readRegionPlace(platform, operators, params.id);
  });
}
