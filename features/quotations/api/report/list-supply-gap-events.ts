import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/region-routes.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askerKeyOf } from '../unserved/asker.ts';
import { cellsOf } from './gap.rules.ts';
import { readRequestCounts } from './gap.store.ts';
import { lookBehind } from './look-behind.ts';
import { publishable } from './supply-gap.ts';

export async function listSupplyGapEvents(app: App, platform: Platform): Promise<void> {
  const askerKey = askerKeyOf(await openSiteKey(platform.config));
  serve(app, routes.listSupplyGapEvents, ({ actor, body: { quarter, of } }) =>
    lookBehind(platform, { actor, quarter }, async (trx, period) => {
      const all = await readRequestCounts(trx, platform.config.REGION, period, askerKey);
      const { asked, unserved, everyUnserved } = publishable(all);
      const rows =
        typeof of === 'object'
          ? (cellsOf(everyUnserved, of.dimension).find(({ key }) => key === of.key)?.rows ?? null)
          : { asked, unserved }[of];
      if (!rows) throw problem(QUOTATION_ERRORS, 'figure_hidden');
      const newest = rows.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
      return {
        figure: typeof of === 'object' ? of.dimension : of,
        after: { key: typeof of === 'object' ? of.key : null },
        lines: newest.map(({ reference, askedAt, outcome, asked: operators, declined }) => ({
          ...{ reference, askedAt: askedAt.toISOString(), outcome, asked: operators, declined },
        })),
      };
    }),
  );
}
