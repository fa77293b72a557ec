import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addMessage } from '#features/conversations/api/public.ts';
import { acceptLocked } from '#features/quotations/api/accept/accept-offer.ts';
import { orderSecrets } from '#features/quotations/api/accept/order-secret.ts';
import { offerConversations, offerSubject } from '#features/quotations/api/conversation/offer-subject.ts';
import { endOffer } from '#features/quotations/api/end/end-offer.ts';
import { moveOneOffer } from '#features/quotations/api/move-quotation.ts';
import { lockOffers, readOffers } from '#features/quotations/api/offer.store.ts';
import type { JudgedDays } from '#features/quotations/api/operator/checks/check-offer.ts';
import { saveDraft } from '#features/quotations/api/operator/operator.store.ts';
import type { LockedOffer } from '#features/quotations/api/operator/operator-access.ts';
import { refuseLocked } from '#features/quotations/api/operator/refuse-request.ts';
import { sendVersion } from '#features/quotations/api/operator/send-offer.ts';
import { lockQuotation, type QuotationRow } from '#features/quotations/api/quotation.store.ts';
import { wantChanges } from '#features/quotations/api/request/ask-changes.ts';
import type { OfferContent, OfferDraft } from '#features/quotations/contract/offer.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import type { DeclineCode } from '#features/quotations/contract/operator.ts';
import { peopleOf } from '#features/quotations/contract/quotation.ts';
import type { Region } from '#regions/read-region.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { letTimePass } from './requests.store.ts';

type Trx = Transaction<Tables>;

export interface PlayedAnswer {
  operatorId: string;
  draft: OfferDraft;
  judged: JudgedDays;
  changes: string | undefined;
  question: string | undefined;
  accepted: boolean;
}

export interface Play {
  quotation: QuotationRow;
  region: Region;
  hoursAgo: number;
  viewed: readonly string[];
  refusals: readonly { operatorId: string; code: DeclineCode; text: string }[];
  answers: readonly PlayedAnswer[];
}

export async function playRequest(platform: Platform, play: Play): Promise<void> {
  const { quotation, region, hoursAgo } = play;
  if (hoursAgo > 0) await grow(platform, quotation, hoursAgo);
  const offers = await readOffers(platform.db, quotation.region_id, quotation.id);
  for (const offer of offers) {
    const isOf = ({ operatorId }: { operatorId: string }) => operatorId === offer.operator_id;
    const onOffer = <T>(work: (trx: Trx, locked: LockedOffer) => Promise<T>) =>
      inTransaction(platform.db, async (trx) => work(trx, await lockAll(trx, quotation, offer.id)));
    const answer = play.answers.find(isOf);
    const refusal = play.refusals.find(isOf);
    if (play.viewed.includes(offer.operator_id)) await onOffer(view);
    if (refusal) {
      const { code, text } = refusal;
      const reason = { code, text, by: 'operator' } as const;
      await onOffer((trx, locked) => refuseLocked(trx, platform, locked, { action: 'decline', reason }));
    }
    if (answer) {
      await onOffer((trx, locked) => send(trx, platform, { ...locked, region }, answer));
      await onOffer((trx, locked) => react(trx, platform, locked, answer));
    }
  }
  const taken = offers.find((offer) =>
    play.answers.some((one) => one.accepted && one.operatorId === offer.operator_id),
  );
  if (taken) await acceptWhole(platform, { ...play, offerId: taken.id });
  for (const { id } of offers) await endOffer(platform, id, new Date());
}

async function grow({ db, jobs }: Platform, { region_id, id }: QuotationRow, hours: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await letTimePass(trx, region_id, id, hours);
    for (const offer of await lockOffers(trx, region_id, id)) {
      await jobs.add(trx, 'quotations/remind-answer', { offerId: offer.id }, { runAt: offer.answer_due_at });
      const end = { runAt: offer.ends_at, key: `end-offer/${offer.id}` };
      await jobs.add(trx, 'quotations/end-offer', { offerId: offer.id }, end);
    }
  });
}

async function lockAll(trx: Trx, { region_id, id }: QuotationRow, offerId: string): Promise<LockedOffer> {
  const quotation = (await lockQuotation(trx, region_id, id))!;
  const offers = await lockOffers(trx, region_id, id);
  return { quotation, offers, offer: offers.find((one) => one.id === offerId)!, accountId: null };
}

async function view(trx: Trx, { offer }: LockedOffer): Promise<void> {
  await moveOneOffer(trx, offer, { action: 'view', actor: 'operator' }, { viewed_at: new Date() });
}

async function send(
  trx: Trx,
  platform: Platform,
  locked: LockedOffer & { region: Region },
  { draft, judged }: PlayedAnswer,
): Promise<void> {
  const now = new Date();
  const { offer, quotation } = locked;
  await saveDraft(trx, offer, { draft, over: offer.draft_changed_at, now });
  const { total } = priceOffer(draft as OfferContent, peopleOf(quotation.wish.party));
  await sendVersion(trx, platform, {
    ...locked,
    offer: { ...offer, draft, draft_changed_at: now },
    body: { draftChangedAt: now.toISOString(), override: null, expectedTotal: total },
    judged,
  });
}

async function react(
  trx: Trx,
  platform: Platform,
  { offer, quotation }: LockedOffer,
  { question, changes }: PlayedAnswer,
): Promise<void> {
  const by = { side: 'traveller', authorId: quotation.account_id, via: 'page' } as const;
  const said = { subject: offerSubject(offer), id: randomUUID(), ...by };
  if (question) await addMessage(trx, platform, offerConversations, { ...said, text: question });
  if (changes) await wantChanges(trx, platform, { quotation, offer, text: changes });
}

async function acceptWhole(
  platform: Platform,
  { quotation: asked, region, answers, offerId }: Play & { offerId: string },
): Promise<void> {
  const secretOf = await orderSecrets(platform.config);
  await inTransaction(platform.db, async (trx) => {
    const { quotation, offer } = await lockAll(trx, asked, offerId);
    const { draft } = answers.find(({ operatorId }) => operatorId === offer.operator_id)!;
    const { total } = priceOffer(draft as OfferContent, peopleOf(quotation.wish.party));
    await acceptLocked(trx, platform, {
      body: { uuid: randomUUID(), version: offer.version, chosen: null, expectedTotal: total },
      ...{ quotation, offerId, accountId: quotation.account_id, secretOf, region },
    });
  });
}
