import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/itineraries/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { readEditor } from './itinerary-access.ts';
import { insertItinerary } from './region.store.ts';
import { slugOf, startDocument } from './start-document.rules.ts';

export function createItinerary(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();

  serve(app, routes.createItinerary, async ({ body: { title }, actor }, reply) => {
    const now = await current();
    const document = startDocument(title, now, art, actor.kind === 'person' ? actor.name : now.settings.name);
    const { days } = await checkItinerary(db, await current(), document);
    const id = await inTransaction(db, async (trx) => {
      const made = await insertItinerary(trx, region, slugOf(title), {
        document,
        days,
        places: [],
        needsAttention: null,
      });
      await recordAudit(trx, {
        region,
        actor,
        action: 'itineraries.create',
        subject: { kind: 'itinerary', id: made },
        after: { title },
      });
      return made;
    });
    reply.code(201);
    return readEditor(platform, art, id, actor);
  });
}
