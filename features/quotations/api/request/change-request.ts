import type { Transaction } from 'kysely';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { QuotationView } from '#features/quotations/contract/quotation-view.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockOffers } from '../offer.store.ts';
import { findQuotation, lockQuotation, type OfferRow, type QuotationRow } from '../quotation.store.ts';
import { quotationView } from './quotation.view.ts';

export async function changeRequest(
  platform: Platform,
  known: QuotationRow,
  change: (trx: Transaction<Tables>, quotation: QuotationRow, offers: readonly OfferRow[]) => Promise<void>,
): Promise<QuotationView> {
  const { db } = platform;
  const region = platform.config.REGION;
  await inTransaction(db, async (trx) => {
    const quotation = (await lockQuotation(trx, region, known.id))!;
    await change(trx, quotation, await lockOffers(trx, region, known.id));
  });
  return quotationView(platform, (await findQuotation(db, region, known.id))!);
}

export function offerOf(offers: readonly OfferRow[], id: string): OfferRow {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw problem(QUOTATION_ERRORS, 'offer_not_found');
  return offer;
}
