import type { FastifyRequest } from 'fastify';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { MadeResellerKey, NewResellerKey } from '#features/octo/contract/reseller-key.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { resellerKeyView } from './key.view.ts';
import { newKey } from './new-key.ts';
import { insertKey } from './reseller-key.store.ts';

/**
 * Only the response contains the secret key, because the database stores only its hash.
 * @param operatorId the operator whose seats the key sells, or null for a key of the region
 */
export async function giveKey(
  db: Database,
  region: string,
  { actor }: Pick<FastifyRequest, 'actor'>,
  { operatorId, body }: { operatorId: string | null; body: NewResellerKey },
): Promise<MadeResellerKey> {
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
      made_by: personOf({ actor }).accountId,
      last_used_at: null,
      revoked_by: null,
      revoked_at: null,
    });
    await recordAudit(trx, {
      region,
      actor,
      action: 'octo.give_key',
      subject: { kind: 'octo_key', id: made.id },
      after: { ...(operatorId && { operatorId }), reseller, mode: body.mode, netBps: body.netBps },
    });
    return made;
  });
  return { ...resellerKeyView(row), key };
}
