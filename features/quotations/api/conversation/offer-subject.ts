import type { Subject, SubjectKind } from '#features/conversations/api/public.ts';
import { teamMembers } from '#features/operators/api/public.ts';
import { isConversationOpen } from '#features/quotations/contract/quotation-states.ts';
import { ANSWERING_ROLES } from '../by-link/link-rules.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { findOffer, lockOffers } from '../offer.store.ts';
import { findQuotation, lockQuotation, type OfferRow } from '../quotation.store.ts';
import { findAuthor } from './author.store.ts';
import { withoutKeys } from './without-keys.ts';

export interface OfferSubject extends Subject {
  offer: OfferRow;
}

export function offerSubject(offer: OfferRow): OfferSubject {
  return { id: offer.id, folderId: offer.quotation_id, isOpen: isConversationOpen(offer.state), offer };
}

export const offerConversations: SubjectKind<OfferSubject> = {
  async find(db, region, id) {
    const offer = await findOffer(db, region, id);
    return offer && offerSubject(offer);
  },
  async lock(trx, region, { id, folderId }) {
    await lockQuotation(trx, region, folderId);
    return offerSubject((await lockOffers(trx, region, folderId)).find((one) => one.id === id)!);
  },
  async lockFolder(trx, region, folderId) {
    await lockQuotation(trx, region, folderId);
  },
  async isSideThere(db, region, { folderId }, side) {
    const quotation = await findQuotation(db, region, folderId);
    return quotation !== undefined && (quotation.contact !== null || side === 'operator');
  },
  async team(db, region, { offer }) {
    const team = await teamMembers(db, region, offer.operator_id, ANSWERING_ROLES);
    return team.map(({ accountId }) => accountId);
  },
  findAuthor: (db, region, { folderId }, email) => findAuthor(db, region, folderId, email),
  withoutKeys,
  async written(trx, { jobs }, { subject: { offer }, message, notifyAt }) {
    const by = { actor: 'operator', actorId: message.author_id } as const;
    if (message.side === 'operator' && offer.state === 'requested')
      await moveOneOffer(trx, offer, { action: 'view', ...by }, { viewed_at: message.at });
    await jobs.add(trx, 'quotations/tell-message', { messageId: message.id }, { runAt: notifyAt });
  },
  async emailRefused({ db, jobs }, { subjectId, side }, faults, key) {
    await jobs.add(db, 'quotations/tell-mail-refused', { offerId: subjectId, side, faults }, { key });
  },
};
