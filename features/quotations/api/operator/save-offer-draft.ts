import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { moveOffer } from '#features/quotations/contract/quotation-states.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveDraft } from './operator.store.ts';
import { openOperatorOffer } from './operator-access.ts';

export function saveOfferDraft(app: App, platform: Platform): void {
  serve(app, routes.saveOfferDraft, async (request) => {
    const { offer } = await openOperatorOffer(platform, request);
    if (!moveOffer(offer.state, 'send', 'operator')) throw problem(QUOTATION_ERRORS, 'offer_action_refused');
    const { draft, over } = request.body;
    // Adds a millisecond if needed, because the time identifies the draft and must be unique.
    const now = new Date(Math.max(Date.now(), (offer.draft_changed_at?.getTime() ?? 0) + 1));
    if (!(await saveDraft(platform.db, offer, { draft, over: over === null ? null : new Date(over), now })))
      throw problem(QUOTATION_ERRORS, 'draft_changed');
    return { draftChangedAt: now.toISOString() };
  });
}
