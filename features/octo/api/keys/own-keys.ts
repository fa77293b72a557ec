import { Type } from 'typebox';
import { demand, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/backoffice/api/public.ts';
import {
  MadeResellerKey,
  NewResellerKey,
  ResellerKeys,
  type ShownResellerKey,
} from '#features/octo/contract/reseller-key.ts';
import { OCTO_BASE, resellerKeyRoutes } from '#features/octo/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { newKey } from './new-key.ts';
import { insertKey, type ResellerKeyRow, readKeys, revokeKey } from './reseller-key.store.ts';

const Id = Type.String({ format: 'uuid' });
const Params = Type.Object({ operatorId: Id });
const KeyParams = Type.Object({ operatorId: Id, keyId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.edit' } as const;

/** Which agencies' systems may sell an operator's places, and at which net price. A key is shown once and can be revoked at any time. */
export function ownResellerKeys(app: App, { db, config: settings }: Platform): void {
  const region = settings.REGION;
  const show = async (operatorId: string): Promise<ResellerKeys> => ({
    endpoint: settings.PUBLIC_URL + OCTO_BASE,
    items: (await readKeys(db, region, operatorId)).map(shown),
  });

  app.get(
    resellerKeyRoutes.keys,
    {
      config,
      schema: { tags, summary: 'Llaves de agencias (OCTO)', params: Params, response: { 200: ResellerKeys } },
    },
    async ({ actor, params: { operatorId } }) => {
      demand(actor, 'operator.edit', { operatorId });
      return show(operatorId);
    },
  );

  app.post(
    resellerKeyRoutes.keys,
    {
      config: { ...config, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Da a una agencia una llave para vender (OCTO); se muestra una sola vez',
        params: Params,
        body: NewResellerKey,
        response: { 201: MadeResellerKey },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      const { operatorId } = request.params;
      demand(actor, 'operator.edit', { operatorId });
      const { key, hash, hint } = newKey(body.mode);
      const reseller = body.reseller.trim();
      const row = await inTransaction(db, async (trx) => {
        const made = await insertKey(trx, {
          region_id: region,
          operator_id: operatorId,
          reseller,
          mode: body.mode,
          net_bps: body.netBps,
          hash,
          hint,
          made_by: personOf(request).accountId,
          last_used_at: null,
          revoked_by: null,
          revoked_at: null,
        });
        await recordAudit(trx, {
          region,
          actor,
          action: 'octo.give_key',
          subject: { kind: 'octo_key', id: made.id },
          after: { operatorId, reseller, mode: body.mode, netBps: body.netBps },
        });
        return made;
      });
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ ...shown(row), key });
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
      demand(request.actor, 'operator.edit', { operatorId });
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

function shown(row: ResellerKeyRow): ShownResellerKey {
  return {
    id: row.id,
    reseller: row.reseller,
    mode: row.mode,
    netBps: row.net_bps,
    hint: row.hint,
    madeAt: row.made_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}
