import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { ManagedResources, SaveResource } from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertResource, readResources, retireResource, saveResource } from './resource.store.ts';

const OneParams = Type.Object({ operatorId: Id, resourceId: Id });

/** Routes that add, change and retire resources: guides, vehicles, boats, equipment and rooms that departures share. */
export function changeResources(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  const list = async (operatorId: string) => ({ items: await readResources(db, region, operatorId) });

  app.get(
    managedOperatorRoutes.resources,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Guías, vehículos y equipo que comparten las salidas',
        params: OperatorParams,
        response: { 200: ManagedResources },
      },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return list(operatorId);
    },
  );

  app.post(
    managedOperatorRoutes.resources,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Añade un recurso',
        params: OperatorParams,
        body: SaveResource,
        response: { 201: ManagedResources },
      },
    },
    async ({ actor, params: { operatorId }, body }, reply) => {
      authorize(actor, 'operator.sell', { operatorId });
      await insertResource(db, region, operatorId, body);
      return reply.code(201).send(await list(operatorId));
    },
  );

  app.put(
    managedOperatorRoutes.resource,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Cambia un recurso',
        params: OneParams,
        body: SaveResource,
        response: { 200: ManagedResources },
      },
    },
    async ({ actor, params: { operatorId, resourceId }, body }) => {
      authorize(actor, 'operator.sell', { operatorId });
      if (!(await saveResource(db, region, operatorId, resourceId, body)))
        throw problem(OPERATOR_ERRORS, 'resource_not_found');
      return list(operatorId);
    },
  );

  app.delete(
    managedOperatorRoutes.resource,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Deja de usar un recurso; las salidas siguen sin él',
        params: OneParams,
        response: { 200: ManagedResources },
      },
    },
    async ({ actor, params: { operatorId, resourceId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      const was = await inTransaction(db, (trx) => retireResource(trx, region, operatorId, resourceId));
      if (!was) throw problem(OPERATOR_ERRORS, 'resource_not_found');
      return list(operatorId);
    },
  );
}
