import type { Actor } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { openBankAccounts, readPaidOperators } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { OrderAccount, PaymentOrder } from './payment-file/payment-order.ts';
import { findBatch, lockBatch } from './payout.store.ts';

/**
 * The result contains bank accounts in clear text, so each call is logged.
 * @param format `xml` or `csv`, for the log
 */
export async function paymentOrderOf(
  platform: Platform,
  actor: Actor,
  batchId: string,
  format: string,
): Promise<PaymentOrder> {
  const { db, config } = platform;
  const region = config.REGION;
  const now = await platform.region.current();
  const payer = now.settings.payouts;
  if (!payer) throw problem(PAYOUT_ERRORS, 'payer_account_missing');
  const accounts = await openBankAccounts(config);
  return inTransaction(db, async (trx) => {
    const batch = await findBatch(trx, region, batchId);
    if (!batch) throw problem(PAYOUT_ERRORS, 'payout_not_found');
    const payouts = (await lockBatch(trx, region, batchId)).filter(({ state }) => state !== 'withdrawn');
    if (payouts.length === 0) throw problem(PAYOUT_ERRORS, 'payout_cannot');
    const operators = await readPaidOperators(
      trx,
      region,
      payouts.map(({ operator_id }) => operator_id),
    );
    await recordAudit(trx, {
      region,
      actor,
      action: 'payouts.export',
      subject: { kind: 'payout_batch', id: batch.reference },
      after: { format, transfers: payouts.length },
    });
    const transfers = payouts.map((payout) => ({
      reference: payout.reference,
      amount: payout.amount,
      payee: accounts.open(payout.account_sealed, { region, operatorId: payout.operator_id }),
      text: `${now.settings.product} ${payout.reference}`,
    }));
    const invented = [...operators.values()].some(({ fictional }) => fictional);
    return {
      reference: batch.reference,
      madeAt: batch.made_at,
      payOn: today(regionClock(now)),
      currency: batch.currency,
      payer: { holder: payer.holder, bank: payer.bank, bankCode: payer.bank_code, account: payer.account },
      transfers: allReadable(transfers),
      remark: invented ? 'Demostración: hay operadores ficticios, no enviar a un banco' : null,
    };
  });
}

/**
 * A file without the unreadable transfers would not match the batch.
 * @throws payout_account_unreadable with the references of the transfers
 */
function allReadable<T extends { reference: string; payee?: OrderAccount | undefined }>(
  transfers: T[],
): (T & { payee: OrderAccount })[] {
  const unreadable = transfers.filter(({ payee }) => payee === undefined).map(({ reference }) => reference);
  if (unreadable.length > 0) {
    const detail = `El sitio ya no puede leer la cuenta de ${unreadable.join(', ')}. Retira esas transferencias del lote y descarga el archivo otra vez; su operador tiene que escribir de nuevo su cuenta.`;
    throw problem(PAYOUT_ERRORS, 'payout_account_unreadable', { detail });
  }
  return transfers as (T & { payee: OrderAccount })[];
}
