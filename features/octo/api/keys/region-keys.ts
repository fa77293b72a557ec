import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { MadeResellerKey, NewResellerKey, ResellerKeys } from '#features/octo/contract/reseller-key.ts';
import { OCTO_BASE, regionKeyRoutes } from '#features/octo/contract/routes.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveKey } from './give-key.ts';
import { resellerKeyView } from './key.view.ts';
import { readKeys, revokeKey } from './reseller-key.store.ts';

const config = { right: 'organisation.edit' } as const;
const tags = ['Administración'];

/** Keys of the region. With such a key, an agency's system sells for every operator that allows the key's net price. */
export function regionResellerKeys(app: App, { db, config: settings }: Platform): void {
  const region = settings.REGION;
  const show = async (): Promise<ResellerKeys> => ({
    endpoint: settings.PUBLIC_URL + OCTO_BASE,
    items: (await readKeys(db, region, null)).map(resellerKeyView),
    regionFromBps: null,
  });

  app.get(
    regionKeyRoutes.keys,
    { config, schema: { tags, summary: 'Llaves de la región para agencias (OCTO)', response: { 200: ResellerKeys } } },
    show,
  );

  app.post(
    regionKeyRoutes.keys,
    {
      config: { ...config, freshProof: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Da a una agencia una llave para vender lo de todos los operadores que lo permiten',
        body: NewResellerKey,
        response: { 201: MadeResellerKey },
      },
    },
    async (request, reply) => {
      const made = await giveKey(db, region, request, { operatorId: null, body: request.body });
      return reply.header('cache-control', 'no-store').code(201).send(made);
    },
  );

  app.delete(
    regionKeyRoutes.key,
    {
      config,
      schema: {
        tags,
        summary: 'Retira una llave de la región',
        params: Type.Object({ keyId: Id }),
        response: { 200: ResellerKeys },
      },
    },
    async (request) => {
      const { keyId } = request.params;
      await inTransaction(db, async (trx) => {
        const gone = await revokeKey(trx, region, null, keyId, personOf(request).accountId);
        if (!gone) throw problem(PLATFORM_ERRORS, 'not_found');
        await recordAudit(trx, {
          region,
          actor: request.actor,
          action: 'octo.revoke_key',
          subject: { kind: 'octo_key', id: keyId },
          after: { reseller: gone.reseller, mode: gone.mode },
        });
      });
      return show();
    },
  );
}
