import type { Transaction } from 'kysely';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { daysOf, peopleOf, type QuotationWish } from '#features/quotations/contract/quotation.ts';
import type { QuotationTerms } from '#features/quotations/contract/terms.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { Moved } from '../move-quotation.ts';
import { insertOffers, recordEvents } from '../offer.store.ts';
import type { QuotationRow } from '../quotation.store.ts';
import { whoseTurn } from './rotation.rules.ts';
import { readSuitable } from './suitable.store.ts';

type Trx = Transaction<Tables>;
const HOUR = 3_600_000;

export interface Asking {
  id: string;
  wish: QuotationWish;
  /** Districts. An empty list allows any district. */
  areas: readonly string[];
  /** Operators that the traveller named. If null, the rotation selects operators. */
  chosen: readonly string[] | null;
  most: number;
  except: readonly string[];
}

/** @throws no_operator_fits if no operator may sell */
export async function whomToAsk(
  trx: Trx,
  region: string,
  { id, wish, areas, chosen, most, except }: Asking,
): Promise<string[]> {
  const days = daysOf(wish);
  const suitable = chosen
    ? [...(await readOperatorStatuses(trx, region, chosen)).values()].filter(({ maySell }) => maySell)
    : await readSuitable(trx, region, {
        people: peopleOf(wish.party),
        begins: days?.begins ?? null,
        ends: days?.ends ?? null,
        languages: wish.languages,
        areas,
      });
  const fresh = suitable
    .map((operator) => ({ asked: 0, inTime: null, ...operator }))
    .filter((one) => !except.includes(one.id));
  const found = chosen ? fresh : whoseTurn(fresh, id, most);
  if (found.length === 0) throw problem(QUOTATION_ERRORS, 'no_operator_fits');
  return found.map((operator) => operator.id);
}

/** The caller has locked or inserted the quotation. */
export async function askOperators(
  trx: Trx,
  { jobs }: Platform,
  quotation: QuotationRow,
  operatorIds: readonly string[],
  { answerHours, endHours }: QuotationTerms,
  now: Date,
  by: Pick<Moved<'reassign'>, 'actor' | 'actorId'> = { actor: 'traveller', actorId: quotation.account_id },
): Promise<void> {
  const answerDueAt = new Date(now.getTime() + answerHours * HOUR);
  const endsAt = new Date(now.getTime() + endHours * HOUR);
  const offers = await insertOffers(
    trx,
    operatorIds.map((operator_id) => ({
      region_id: quotation.region_id,
      quotation_id: quotation.id,
      operator_id,
      state: 'requested',
      answer_due_at: answerDueAt,
      ends_at: endsAt,
    })),
  );
  await recordEvents(
    trx,
    offers.map((offer) => ({
      region_id: offer.region_id,
      quotation_id: quotation.id,
      offer_id: offer.id,
      action: 'ask',
      from_state: null,
      to_state: offer.state,
      actor: by.actor,
      actor_id: by.actorId,
      note: null,
    })),
  );
  for (const { id } of offers) {
    await jobs.add(trx, 'quotations/tell-operator', { offerId: id, about: 'asked' });
    await jobs.add(trx, 'quotations/remind-answer', { offerId: id }, { runAt: answerDueAt });
    await jobs.add(trx, 'quotations/end-offer', { offerId: id }, { runAt: endsAt, key: `end-offer/${id}` });
  }
}
