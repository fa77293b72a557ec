import { parseDate } from '@internationalized/date';
import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { findOperator } from '../profile/operator.store.ts';
import { departuresOf } from './departure.store.ts';
import { departureView } from './departure.view.ts';

const MOST_DAYS = 62;

export function listOperatorDepartures(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
  serve(app, routes.listOperatorDepartures, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.read', { operatorId });
    const length = parseDate(query.to).compare(parseDate(query.from));
    if (length < 0 || length > MOST_DAYS) {
      const message = `Son hasta ${MOST_DAYS} días, desde \`from\`.`;
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.to', code: 'senseless', message }] });
    }
    const operator = await findOperator(db, region, operatorId);
    if (!operator) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    const rows = await departuresOf({ db, region, bookings }, operatorId, query);
    return { zone: operator.zone, items: rows.map(departureView) };
  });
}
