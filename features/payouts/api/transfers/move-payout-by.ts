import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import type { TransferAction } from '#features/payouts/contract/payout-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { movePayout, type PayoutRow } from './payout.store.ts';
import { EMAIL_PAYOUT } from './send-payout-email.ts';

/**
 * The caller must have locked the payout.
 * @throws payout_cannot if the payout's state does not allow the action
 */
export async function movePayoutBy(
  { jobs }: Pick<Platform, 'jobs'>,
  trx: Database,
  request: Parameters<typeof personOf>[0],
  payout: PayoutRow,
  { action, note }: { action: TransferAction; note: string | null },
): Promise<void> {
  const moved = await movePayout(trx, payout, action, { actorId: personOf(request).accountId, note });
  if (!moved) throw problem(PAYOUT_ERRORS, 'payout_cannot');
  if (action === 'confirm' || action === 'return')
    await jobs.add(trx, EMAIL_PAYOUT, { payoutId: payout.id, about: moved.state });
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
