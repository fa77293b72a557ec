import { personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  OperatorMemberships,
  RegisterFields,
  RegisterOperator,
} from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { slugOf } from '../plans/slug.ts';
import { insertOperator, readMemberships } from './operator.store.ts';
import { registerFields } from './operator.view.ts';

/** Largest number of unverified operators that a person can have. */
const MOST_UNVERIFIED = 3;

/** Routes that register an operator as a draft, and list the data that the country's tourism register requires. */
export function registerOperator(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.get(
    managedOperatorRoutes.register,
    {
      config: { right: 'operator.own' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Qué datos pide el registro de turismo del país',
        response: { 200: RegisterFields },
      },
    },
    async () => registerFields(await platform.region.current()),
  );

  app.post(
    managedOperatorRoutes.operators,
    {
      config: { right: 'operator.own', rateLimit: { max: 10, timeWindow: 60_000 } },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Registra un operador como borrador',
        body: RegisterOperator,
        response: { 201: OperatorMemberships },
      },
    },
    async (request, reply) => {
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
    },
  );
}
