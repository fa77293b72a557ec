import { listFiles } from '#features/conversations/api/public.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import * as routes from '#features/quotations/contract/link-routes.ts';
import type { LinkedOffer } from '#features/quotations/contract/offer-link.ts';
import { offerActions } from '#features/quotations/contract/quotation-states.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findSettledOrder } from '../accept/settled-order.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { countAround, readHistory } from '../operator/operator.store.ts';
import { clocks, expectedOf, paymentOf, requestView } from '../operator/operator.view.ts';
import { onOffer } from '../operator/operator-access.ts';
import { type Linked, openByLink } from './link-access.ts';

export function openOfferLink(app: App, platform: Platform): void {
  serve(app, routes.openOfferLink, async (request, reply) => {
    const linked = await openByLink(platform, request);
    const offer = await onOffer(platform, linked, linked.accountId, async (trx, { offer: locked, accountId }) => {
      if (locked.state !== 'requested') return locked;
      const by = { actor: 'operator', actorId: accountId, note: { via: 'link' } } as const;
      return moveOneOffer(trx, locked, { action: 'view', ...by }, { viewed_at: new Date() });
    });
    keepConfidential(reply);
    return linkedView(platform, { ...linked, offer });
  });
}

async function linkedView({ db, config }: Platform, { offer, quotation, until }: Linked): Promise<LinkedOffer> {
  const [files, counts, history, operatorStatuses, order] = await Promise.all([
    listFiles(db, config.REGION, quotation.id),
    countAround(db, offer),
    readHistory(db, offer),
    readOperatorStatuses(db, config.REGION, [offer.operator_id]),
    findSettledOrder(db, offer),
  ]);
  const { id, name, fictional, zone } = operatorStatuses.get(offer.operator_id)!;
  const wanted = history.findLast(({ action }) => action === 'ask_changes')?.note?.text;
  const { answerDueAt, endsAt, validUntil } = clocks(offer, new Date());
  return {
    ...{ id: offer.id, state: offer.state, version: offer.version, zone, answerDueAt, endsAt, validUntil },
    request: { ...requestView({ offer, quotation, counts, files, order }), contact: null },
    expected: expectedOf(offer, order),
    payment: paymentOf(order),
    can: offerActions(offer.state, 'operator'),
    operator: { id, name, fictional },
    wanted: offer.state === 'changes_requested' && typeof wanted === 'string' ? wanted : null,
    linkUntil: until.toISOString(),
  };
}
