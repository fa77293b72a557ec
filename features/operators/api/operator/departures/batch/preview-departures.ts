import { parseDate } from '@internationalized/date';
import { authorize } from '#features/accounts/api/public.ts';
import { MOST_CHOICE_DAYS, MOST_DEPARTURES } from '#features/operators/contract/departure-batch.ts';
import * as routes from '#features/operators/contract/departure-batch-routes.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../../operators-platform.ts';
import { chosenDepartures } from './batch.store.ts';
import { outcomeView } from './batch.view.ts';
import { decideAll } from './decide-all.ts';

export function previewDepartures(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;
  serve(app, routes.previewDepartures, async ({ actor, params: { operatorId }, body: { choice, change } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const days = parseDate(choice.to).compare(parseDate(choice.from));
    if (days < 0 || days > MOST_CHOICE_DAYS) {
      const message = `Elige hasta ${MOST_CHOICE_DAYS} días, el último después del primero.`;
      throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'body.choice.to', code: 'senseless', message }] });
    }
    const key = { db, region, operatorId, bookings };
    const ids = await chosenDepartures(key, choice, MOST_DEPARTURES + 1);
    if (ids.length > MOST_DEPARTURES) throw problem(OPERATOR_ERRORS, 'too_many_departures');
    return { items: (await decideAll(key, ids, change, new Date(), false)).map(outcomeView) };
  });
}
