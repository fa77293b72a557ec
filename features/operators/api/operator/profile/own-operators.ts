import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import {
  ChangeOperator,
  ManagedOperator,
  OwnOperators,
  RegisterFields,
  RegisterOperator,
} from '#features/operators/contract/managed-operator.ts';
import type { OperatorLegal } from '#features/operators/contract/operator.ts';
import { moveOperator } from '#features/operators/contract/operator-states.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { openBankAccounts } from '../bank/bank-accounts.ts';
import { changeBank } from '../bank/change-bank.ts';
import { slugOf } from '../plans/slug.ts';
import { openManagedOperators } from './managed-operator.ts';
import { insertOperator, ownOperators, saveOperator, saveOperatorState } from './operator.store.ts';
import { legalOf, missingParts, registerFields } from './operator.view.ts';

/** Unverified operators that one person may have. */
const MOST_UNVERIFIED = 3;
const tags = ['Oficina del operador'];

/** Routes to register an operator, change its data and bank account, and submit it to the region. */
export async function ownOperatorRoutes(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const accounts = await openBankAccounts(config);
  const managed = openManagedOperators(platform, accounts);
  const { show, change } = managed;

  app.get(
    managedOperatorRoutes.operators,
    {
      config: { right: 'operator.own' },
      schema: { tags, summary: 'Los operadores a los que perteneces', response: { 200: OwnOperators } },
    },
    async (request) => ({ items: await ownOperators(db, region, personOf(request).accountId) }),
  );

  app.get(
    managedOperatorRoutes.register,
    {
      config: { right: 'operator.own' },
      schema: { tags, summary: 'Qué datos pide el registro de turismo del país', response: { 200: RegisterFields } },
    },
    async () => registerFields(await platform.region.current()),
  );

  app.post(
    managedOperatorRoutes.operators,
    {
      config: { right: 'operator.own', rateLimit: { max: 10, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Registra un operador como borrador',
        body: RegisterOperator,
        response: { 201: OwnOperators },
      },
    },
    async (request, reply) => {
      const { accountId } = personOf(request);
      const own = await ownOperators(db, region, accountId);
      if (own.filter(({ state, role }) => state !== 'verified' && role === 'owner').length >= MOST_UNVERIFIED)
        throw problem(OPERATOR_ERRORS, 'too_many_operators');
      const { name } = request.body;
      const { settings } = await platform.region.current();
      await inTransaction(db, (trx) =>
        insertOperator(trx, region, { name, slug: slugOf(name), zone: settings.time_zone, accountId }),
      );
      return reply.code(201).send({ items: await ownOperators(db, region, accountId) });
    },
  );

  app.get(
    managedOperatorRoutes.operator,
    {
      config: { right: 'operator.read' },
      schema: { tags, summary: 'Un operador tuyo', params: OperatorParams, response: { 200: ManagedOperator } },
    },
    async (request) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.read', { operatorId });
      return show(request, operatorId);
    },
  );

  app.put(
    managedOperatorRoutes.operator,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags,
        summary: 'Cambia los datos de un operador',
        params: OperatorParams,
        body: ChangeOperator,
        response: { 200: ManagedOperator },
      },
    },
    async (request) =>
      change(request, request.params.operatorId, async (trx, row) => {
        const { body } = request;
        const legal: OperatorLegal = { ...legalOf({ legal: body.legal }), checkedOn: legalOf(row).checkedOn };
        // Data that the region has compared with the register cannot change.
        const isChecked = row.state === 'verified' || row.state === 'submitted';
        if (isChecked && (!sameLegal(legal, legalOf(row)) || body.registerUntil !== row.register_until))
          throw problem(OPERATOR_ERRORS, 'operator_locked');
        await saveOperator(trx, row, body, legal);
      }),
  );

  changeBank(app, platform, managed, accounts);

  app.post(
    managedOperatorRoutes.submit,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags,
        summary: 'Envía un operador a la región para que lo verifique',
        params: OperatorParams,
        response: { 200: ManagedOperator },
      },
    },
    async (request) => {
      const { operatorId } = request.params;
      return change(request, operatorId, async (trx, row) => {
        const to = moveOperator(row.state, 'submit', 'operator');
        if (!to) throw problem(OPERATOR_ERRORS, 'operator_cannot');
        const readable = !row.bank_sealed || accounts.open(row.bank_sealed, { region, operatorId }) !== undefined;
        const missing = missingParts(row, await platform.region.current(), readable);
        if (missing.length > 0)
          throw problem(OPERATOR_ERRORS, 'operator_incomplete', {
            issues: missing.map(({ path, message }) => ({ path, code: 'missing', message })),
          });
        await saveOperatorState(trx, row, { action: 'submit', to, actorId: personOf(request).accountId, reason: null });
      });
    },
  );
}

function sameLegal(one: OperatorLegal, other: OperatorLegal): boolean {
  const plain = ({ register, ...legal }: OperatorLegal) =>
    JSON.stringify([Object.entries(legal).sort(), Object.entries(register).sort()]);
  return plain(one) === plain(other);
}
