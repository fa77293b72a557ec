import type { App, Platform } from '#server/platform.ts';
import { showInbox } from './inbox/inbox.ts';
import { insertPlan } from './insert-plan.ts';
import { refuseRequest } from './refuse-request.ts';
import { sendOffer } from './send-offer.ts';
import { showOperatorOffer } from './show-offer.ts';
import { offerTemplates } from './templates/templates.ts';
import { writeOffer } from './write-offer.ts';

/** Routes for the operator's requests and answers. */
export function operatorOffers(app: App, platform: Platform): void {
  showInbox(app, platform);
  showOperatorOffer(app, platform);
  writeOffer(app, platform);
  insertPlan(app, platform);
  sendOffer(app, platform);
  refuseRequest(app, platform);
  offerTemplates(app, platform);
}
