import { parseDate } from '@internationalized/date';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { openDeparture, startDeparture } from '#features/operators/contract/rule-departures.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App } from '#server/platform.ts';
import { MATCH_CLOSURES } from '../../closures/match-closures.ts';
import { insertDepartures } from '../../departures/departure.store.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { findOption } from './departure.store.ts';
import { readManagedDeparture } from './departure.view.ts';
import { refuseBusy } from './refuse-busy.ts';
import { areResources } from './resource.store.ts';

export function createDeparture(app: App, platform: OperatorsPlatform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.createDeparture, async (request, reply) => {
    const { body } = request;
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    const { optionId, date, time, openingHours, resources, insteadOf } = body;
    const once = { operation: 'createDeparture', accountId: personOf(request).accountId, request };
    const { id } = await workOnce<{ id: string }>(platform, once, (keep) =>
      inTransaction(db, async (trx) => {
        const option = await findOption(trx, region, operatorId, optionId);
        if (!option) throw problem(OPERATOR_ERRORS, 'option_not_found');
        if (!(await areResources(trx, region, operatorId, resources)))
          throw problem(OPERATOR_ERRORS, 'resource_not_found');
        const isByStart = option.availability_type === 'START_TIME';
        if (isByStart ? time === null || openingHours !== null : time !== null || openingHours === null)
          throw problem(OPERATOR_ERRORS, 'rule_senseless');
        const lengths = {
          zone: option.zone,
          durationMinutes: option.duration_minutes,
          cutoffMinutes: option.cutoff_minutes,
        };
        const wanted = openingHours
          ? openDeparture(parseDate(date), openingHours, lengths)
          : startDeparture(date, time!, lengths);
        if (wanted.endsAt <= wanted.startsAt) throw problem(OPERATOR_ERRORS, 'rule_senseless');
        if (wanted.startsAt <= new Date()) throw problem(OPERATOR_ERRORS, 'departure_past');
        const { startsAt, endsAt } = wanted;
        await refuseBusy(trx, region, { departureId: null, resources, startsAt, endsAt, taken: 0 }, insteadOf);
        const owner = { region, operatorId, planId: option.plan_id, optionId, ruleId: null };
        const capacity = body.capacity ?? option.capacity;
        const [made] = await insertDepartures(trx, owner, [wanted], { capacity, resources });
        if (!made) throw problem(OPERATOR_ERRORS, 'departure_exists');
        await refreshPricesFrom(trx, region, [option.plan_id]);
        await jobs.add(trx, MATCH_CLOSURES, {}, { key: 'match-closures' });
        return keep(trx, { id: made });
      }),
    );
    return reply.code(201).send(await readManagedDeparture(platform, operatorId, id));
  });
}
