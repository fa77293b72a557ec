import * as routes from '#features/quotations/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAnswerEvents } from './answers.store.ts';
import { lookBehind } from './look-behind.ts';

export function listAnswerEvents(app: App, platform: Platform): void {
  serve(app, routes.listAnswerEvents, ({ actor, body }) =>
    lookBehind(platform, { actor, quarter: body.quarter }, async (trx, period) => {
      const rows = await readAnswerEvents(trx, platform.config.REGION, period, body);
      return {
        figure: body.figure,
        after: { month: body.month, operatorId: body.operatorId },
        lines: rows.map(({ asked_at, ...row }) => ({ ...row, askedAt: asked_at.toISOString() })),
      };
    }),
  );
}
