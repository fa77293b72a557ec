import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { readOperatorStatuses } from '#features/operators/api/public.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askOthers } from '../ask/ask-others.ts';
import { lockOffers } from '../offer.store.ts';
import { lockQuotation } from '../quotation.store.ts';

export function reassignUnansweredQuotation(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  serve(app, routes.reassignUnansweredQuotation, async ({ actor, params: { quotationId }, body }) => {
    const asked = await inTransaction(db, async (trx) => {
      const quotation = await lockQuotation(trx, region, quotationId);
      if (!quotation) throw problem(QUOTATION_ERRORS, 'quotation_not_found');
      const offers = await lockOffers(trx, region, quotationId);
      if (offers.some(({ version }) => version > 0)) throw problem(QUOTATION_ERRORS, 'quotation_action_refused');
      const by = { actor: 'region', actorId: accountIdOf(actor) } as const;
      const operators = await askOthers(trx, platform, { quotation, offers, chosen: body.operators ?? null, by });
      const subject = { kind: 'quotation' as const, id: quotation.reference };
      await recordAudit(trx, { region, actor, action: 'quotations.reassign', subject, after: { operators } });
      await jobs.add(trx, 'quotations/tell-reassigned', { quotationId, operators });
      return operators;
    });
    const operatorStatuses = await readOperatorStatuses(db, region, asked);
    return { operators: asked.map((id) => operatorStatuses.get(id)!.name) };
  });
}
