import { recordAudit } from '#features/audit/api/public.ts';
import { ItineraryEditor, StartItineraryBody } from '#features/itineraries/contract/region.ts';
import { regionItineraryRoutes } from '#features/itineraries/contract/routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { readEditor } from './itinerary-access.ts';
import { insertItinerary } from './region.store.ts';
import { slugOf, startDocument } from './start-document.rules.ts';

/** Route that creates an itinerary as a draft. */
export function createItinerary(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();

  app.post(
    regionItineraryRoutes.list,
    {
      config: { right: 'itineraries.edit' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Empieza un itinerario',
        body: StartItineraryBody,
        response: { 201: ItineraryEditor },
      },
    },
    async ({ body: { title }, actor }, reply) => {
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
      return reply.code(201).send(await readEditor(platform, art, id, actor));
    },
  );
}
