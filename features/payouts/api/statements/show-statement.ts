import * as routes from '#features/payouts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPaidOperator } from './find-paid-operator.ts';
import { statementOf } from './statement-of.ts';

export function showStatement(app: App, platform: Platform): void {
  serve(app, routes.showStatement, async ({ actor, params }) =>
    statementOf(platform, await findPaidOperator(platform, actor, params.operatorId), params.month),
  );
}
