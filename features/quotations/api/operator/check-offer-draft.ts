import { zoneName } from '#features/operators/api/public.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkOffer, factsOf } from './checks/check-offer.ts';
import { readOffer } from './checks/offer-issues.rules.ts';
import { settingOf } from './offer-setting.ts';
import { openOperatorOffer } from './operator-access.ts';

export function checkOfferDraft(app: App, platform: Platform): void {
  const { db } = platform;
  serve(app, routes.checkOfferDraft, async (request) => {
    const { offer, quotation } = await openOperatorOffer(platform, request);
    const { draft } = request.body;
    const region = await platform.region.current();
    const [judged, setting] = await Promise.all([
      checkOffer(db, region, draft),
      settingOf(db, offer, draft, region.settings.currency.code),
    ]);
    const { content, issues } = readOffer(draft, setting);
    const facts = content && factsOf(content, quotation.wish.party, judged, zoneName(setting.zone));
    const closesAt = setting.closesAt?.toISOString() ?? null;
    return { findings: judged.findings, remarks: judged.remarks, issues, facts, closesAt };
  });
}
