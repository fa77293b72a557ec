import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import type { TransferAction } from '#features/payouts/contract/payout-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { movePayout, type PayoutRow } from './payout.store.ts';

/**
 * The caller must have locked the payout.
 * @throws payout_cannot if the payout's state does not allow the action
 */
export async function movePayoutBy(
  trx: Database,
  request: Parameters<typeof personOf>[0],
  payout: PayoutRow,
  { action, note }: { action: TransferAction; note: string | null },
): Promise<void> {
  const moved = await movePayout(trx, payout, action, { actorId: personOf(request).accountId, note });
  if (!moved) throw problem(PAYOUT_ERRORS, 'payout_cannot');
  await recordAudit(trx, {
    region: payout.region_id,
    actor: request.actor,
    action: `payouts.${action}`,
    subject: { kind: 'payout', id: payout.reference },
    reason: note ?? undefined,
    before: { state: payout.state },
    after: { state: moved.state },
  });
}
