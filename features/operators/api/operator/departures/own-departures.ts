import { isDeepStrictEqual } from 'node:util';
import { parseDate } from '@internationalized/date';
import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import { departureActions, moveDeparture } from '#features/operators/contract/departure-states.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ActOnDeparture,
  ChangeDeparture,
  MakeDeparture,
  ManagedDeparture,
  ManagedDepartures,
  ManagedDeparturesQuery,
} from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { openDeparture, startDeparture } from '#features/operators/contract/rule-departures.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertDepartures } from '../../departures/departure.store.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import { findOperator } from '../profile/operator.store.ts';
import {
  type DepartureRow,
  departuresOf,
  findDeparture,
  findOption,
  lockDeparture,
  saveDepartureState,
  setCapacity,
  setPrices,
} from './departure.store.ts';
import { areResources } from './resource.store.ts';

const MOST_DAYS = 62;
const OneParams = Type.Object({ operatorId: Id, departureId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;

/** Routes of an operator's calendar: add a departure, set capacity and prices, close and reopen. */
export function ownDepartures(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  const show = async (operatorId: string, id: string): Promise<ManagedDeparture> => {
    const row = await findDeparture(db, region, operatorId, id);
    if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
    return departureView(row);
  };

  app.get(
    managedOperatorRoutes.departures,
    {
      config: { right: 'operator.read' },
      schema: {
        tags,
        summary: 'Salidas de un operador entre dos días',
        params: OperatorParams,
        querystring: ManagedDeparturesQuery,
        response: { 200: ManagedDepartures },
      },
    },
    async ({ actor, params: { operatorId }, query }) => {
      authorize(actor, 'operator.read', { operatorId });
      const length = parseDate(query.to).compare(parseDate(query.from));
      if (length < 0 || length > MOST_DAYS) {
        const message = `Son hasta ${MOST_DAYS} días, desde \`from\`.`;
        throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.to', code: 'senseless', message }] });
      }
      const operator = await findOperator(db, region, operatorId);
      if (!operator) throw problem(OPERATOR_ERRORS, 'operator_not_found');
      const rows = await departuresOf(db, region, operatorId, query);
      return { zone: operator.zone, items: rows.map(departureView) };
    },
  );

  app.post(
    managedOperatorRoutes.departures,
    {
      config,
      schema: {
        tags,
        summary: 'Añade una salida a mano',
        params: OperatorParams,
        body: MakeDeparture,
        response: { 201: ManagedDeparture },
      },
    },
    async ({ actor, params: { operatorId }, body }, reply) => {
      authorize(actor, 'operator.sell', { operatorId });
      const { optionId, date, time, openingHours, resources } = body;
      const id = await inTransaction(db, async (trx) => {
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
        const owner = { region, operatorId, planId: option.plan_id, optionId, ruleId: null };
        const capacity = body.capacity ?? option.capacity;
        const [made] = await insertDepartures(trx, owner, [wanted], { capacity, resources });
        if (!made) throw problem(OPERATOR_ERRORS, 'departure_exists');
        await refreshPricesFrom(trx, region, [option.plan_id]);
        return made;
      });
      return reply.code(201).send(await show(operatorId, id));
    },
  );

  app.put(
    managedOperatorRoutes.departure,
    {
      config,
      schema: {
        tags,
        summary: 'Cambia la capacidad o los precios de una salida',
        params: OneParams,
        body: ChangeDeparture,
        response: { 200: ManagedDeparture },
      },
    },
    async ({ actor, params: { operatorId, departureId }, body: { capacity, prices, over = {} } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      const isSaved = await inTransaction(db, async (trx) => {
        const row = await lockDeparture(trx, region, operatorId, departureId);
        if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
        if (row.state === 'departed' || row.state === 'completed' || row.state === 'cancelled')
          throw problem(OPERATOR_ERRORS, 'departure_cannot');
        if (over.capacity !== undefined && over.capacity !== row.capacity) return false;
        if (over.prices !== undefined && !isDeepStrictEqual(over.prices, row.prices)) return false;
        if (capacity !== undefined && !(await setCapacity(trx, region, row.id, capacity)))
          throw problem(OPERATOR_ERRORS, 'capacity_below_taken');
        if (prices !== undefined) await setPrices(trx, region, row.id, prices);
        await refreshPricesFrom(trx, region, [row.plan_id]);
        return true;
      });
      const current = await show(operatorId, departureId);
      if (!isSaved) throw problem(OPERATOR_ERRORS, 'departure_changed', { members: { current } });
      return current;
    },
  );

  app.post(
    managedOperatorRoutes.departureAct,
    {
      config,
      schema: {
        tags,
        summary: 'Garantiza, cierra o reabre una salida',
        params: OneParams,
        body: ActOnDeparture,
        response: { 200: ManagedDeparture },
      },
    },
    async ({ actor, params: { operatorId, departureId }, body: { action } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      await inTransaction(db, async (trx) => {
        const row = await lockDeparture(trx, region, operatorId, departureId);
        if (!row) throw problem(OPERATOR_ERRORS, 'departure_not_found');
        const to = moveDeparture(row.state, action, 'operator');
        if (!to) throw problem(OPERATOR_ERRORS, 'departure_cannot');
        await saveDepartureState(trx, region, row.id, to);
        await refreshPricesFrom(trx, region, [row.plan_id]);
      });
      return show(operatorId, departureId);
    },
  );
}

function departureView(row: DepartureRow): ManagedDeparture {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    cutoffAt: row.cutoffAt.toISOString(),
    can: departureActions(row.state, 'operator'),
  };
}
