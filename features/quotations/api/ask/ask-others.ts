import type { Transaction } from 'kysely';
import { OPEN_OFFERS, type QuotationActor } from '#features/quotations/contract/quotation-states.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import { moveRequest } from '../move-quotation.ts';
import type { OfferRow, QuotationRow } from '../quotation.store.ts';
import { quotationTermsOf } from '../quotation-terms.ts';
import { askOperators, whomToAsk } from './ask-operators.ts';

export interface Reassigning {
  quotation: QuotationRow;
  offers: readonly OfferRow[];
  /** Ids of operators. If null, the rotation selects operators. */
  chosen: readonly string[] | null;
  by: { actor: Extract<QuotationActor, 'traveller' | 'region'>; actorId: string | null };
}

/**
 * @returns ids of the operators that get the request
 * @throws no_operator_fits
 * @throws quotation_action_refused if the request is closed
 */
export async function askOthers(
  trx: Transaction<Tables>,
  platform: Platform,
  { quotation, offers, chosen, by }: Reassigning,
): Promise<string[]> {
  const terms = quotationTermsOf(await platform.region.current());
  const inPlay = offers.filter(({ state }) => OPEN_OFFERS.some((open) => open === state)).length;
  const operators = await whomToAsk(trx, quotation.region_id, {
    id: quotation.id,
    wish: quotation.wish,
    areas: quotation.areas,
    chosen,
    most: Math.max(1, terms.mostOperators - inPlay),
    except: offers.map(({ operator_id }) => operator_id),
  });
  const note = { operators: operators.length };
  const moved = await moveRequest(trx, quotation, { action: 'reassign', ...by, note });
  await askOperators(trx, platform, moved, operators, terms, new Date(), by);
  return operators;
}
