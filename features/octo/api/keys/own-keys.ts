import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import {
  AllowRegionKeys,
  MadeResellerKey,
  NewResellerKey,
  ResellerKeys,
} from '#features/octo/contract/reseller-key.ts';
import { OCTO_BASE, resellerKeyRoutes } from '#features/octo/contract/routes.ts';
import { readRegionKeysFrom, saveRegionKeysFrom } from '#features/operators/api/public.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveKey } from './give-key.ts';
import { resellerKeyView } from './key.view.ts';
import { readKeys, revokeKey } from './reseller-key.store.ts';

const KeyParams = Type.Object({ operatorId: Id, keyId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.edit' } as const;

/** Keys with which agencies' systems sell an operator's places, each with its net price. A key is shown once and can be revoked at any time. */
export function ownResellerKeys(app: App, { db, config: settings }: Platform): void {
  const region = settings.REGION;
  const show = async (operatorId: string): Promise<ResellerKeys> => ({
    endpoint: settings.PUBLIC_URL + OCTO_BASE,
    items: (await readKeys(db, region, operatorId)).map(resellerKeyView),
    regionFromBps: await readRegionKeysFrom(db, region, operatorId),
  });

  app.get(
    resellerKeyRoutes.keys,
    {
      config,
      schema: { tags, summary: 'Llaves de agencias (OCTO)', params: OperatorParams, response: { 200: ResellerKeys } },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.edit', { operatorId });
      return show(operatorId);
    },
  );

  app.post(
    resellerKeyRoutes.keys,
    {
      config: { ...config, freshProof: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Da a una agencia una llave para vender (OCTO); se muestra una sola vez',
        params: OperatorParams,
        body: NewResellerKey,
        response: { 201: MadeResellerKey },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      const { operatorId } = request.params;
      authorize(actor, 'operator.edit', { operatorId });
      const made = await giveKey(db, region, request, { operatorId, body });
      return reply.header('cache-control', 'no-store').code(201).send(made);
    },
  );

  app.put(
    resellerKeyRoutes.region,
    {
      config: { ...config, freshProof: true },
      schema: {
        tags,
        summary: 'Permite, o no, que las llaves de la región vendan lo del operador',
        params: OperatorParams,
        body: AllowRegionKeys,
        response: { 200: ResellerKeys },
      },
    },
    async ({ actor, body: { fromBps }, params: { operatorId } }) => {
      authorize(actor, 'operator.edit', { operatorId });
      await inTransaction(db, async (trx) => {
        const before = await readRegionKeysFrom(trx, region, operatorId);
        await saveRegionKeysFrom(trx, region, operatorId, fromBps);
        await recordAudit(trx, {
          region,
          actor,
          action: 'octo.allow_region',
          subject: { kind: 'operator', id: operatorId },
          before: { fromBps: before },
          after: { fromBps },
        });
      });
      return show(operatorId);
    },
  );

  app.delete(
    resellerKeyRoutes.key,
    {
      config,
      schema: { tags, summary: 'Retira la llave de una agencia', params: KeyParams, response: { 200: ResellerKeys } },
    },
    async (request) => {
      const { operatorId, keyId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      await inTransaction(db, async (trx) => {
        const gone = await revokeKey(trx, region, operatorId, keyId, personOf(request).accountId);
        if (!gone) throw problem(PLATFORM_ERRORS, 'not_found');
        await recordAudit(trx, {
          region,
          actor: request.actor,
          action: 'octo.revoke_key',
          subject: { kind: 'octo_key', id: keyId },
          after: { operatorId, reseller: gone.reseller, mode: gone.mode },
        });
      });
      return show(operatorId);
    },
  );
}
