import { Type } from 'typebox';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import {
  CheckItineraryBody,
  ItineraryCheck,
  type ItineraryDocument,
  ItineraryEditor,
  RestoreItineraryBody,
  SaveItineraryBody,
} from '#features/itineraries/contract/region.ts';
import { regionItineraryRoutes } from '#features/itineraries/contract/routes.ts';
import { Id, IdParams } from '#features/schema.ts';
import type { RegionArt } from '#posters/art.ts';
import { MOST_INTEGER } from '#server/database/most-integer.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { documentOf, visitedPlaces } from './document.rules.ts';
import { assertReady, lockExistingItinerary, readEditor } from './itinerary-access.ts';
import { regionItineraryRow, saveItinerary, versionDocument } from './region.store.ts';

const VersionParams = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: MOST_INTEGER }),
});

/** Routes that check, save and restore an itinerary. */
export function changeItinerary(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();

  app.post(
    regionItineraryRoutes.check,
    {
      config: { right: 'itineraries.edit', rateLimit: { max: 240, timeWindow: 60_000 } },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Comprueba un itinerario sin guardarlo',
        params: IdParams,
        body: CheckItineraryBody,
        response: { 200: ItineraryCheck },
      },
    },
    async ({ params, body: { document, weekday } }) => {
      if (!(await regionItineraryRow(db, region, params.id))) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
      return (await checkItinerary(db, await current(), document, weekday)).check;
    },
  );

  app.put(
    regionItineraryRoutes.one,
    {
      config: { right: 'itineraries.edit' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Guarda un itinerario; lo que ya está publicado tiene que seguir en pie',
        params: IdParams,
        body: SaveItineraryBody,
        response: { 200: ItineraryEditor },
      },
    },
    async ({ params, body: { version, document }, actor }) => {
      return write(params.id, version, document, actor, 'itineraries.change');
    },
  );

  app.post(
    regionItineraryRoutes.restore,
    {
      config: { right: 'itineraries.edit' },
      schema: {
        tags: ['Itinerarios'],
        summary: 'Vuelve a una versión anterior, como versión nueva',
        params: VersionParams,
        body: RestoreItineraryBody,
        response: { 200: ItineraryEditor },
      },
    },
    async ({ params, body, actor }) => {
      const older = await versionDocument(db, region, params.id, params.version);
      if (!older) throw problem(ITINERARY_ERRORS, 'itinerary_version_not_found');
      return write(params.id, body.version, older, actor, 'itineraries.restore');
    },
  );

  /** Saves a version. A published itinerary must pass the planner's check; a draft may fail it. */
  async function write(id: string, version: number, document: ItineraryDocument, actor: Actor, action: AuditAction) {
    const isSaved = await inTransaction(db, async (trx) => {
      const row = await lockExistingItinerary(trx, region, id);
      if (row.version !== version) return false;
      const checked = await checkItinerary(trx, await current(), document);
      if (checked.missing.length > 0) throw problem(ITINERARY_ERRORS, 'itinerary_place_unknown');
      if (row.status === 'published' || row.status === 'featured') assertReady(document, checked);
      const before = documentOf(row);
      const { days, check } = checked;
      const written = { document, days, places: visitedPlaces(document), needsAttention: check.needsAttention };
      await saveItinerary(trx, region, row, before, written, accountIdOf(actor));
      await recordAudit(trx, {
        region,
        actor,
        action,
        subject: { kind: 'itinerary', id },
        ...differenceOf(before, document),
      });
      return true;
    });
    const latest = await readEditor(platform, art, id, actor);
    if (!isSaved) throw problem(ITINERARY_ERRORS, 'itinerary_changed', { members: { current: latest } });
    return latest;
  }
}

/** The members that changed, with their values before and after. */
function differenceOf(before: ItineraryDocument, after: ItineraryDocument) {
  const changed = (Object.keys(after) as (keyof ItineraryDocument)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (document: ItineraryDocument) => Object.fromEntries(changed.map((key) => [key, document[key]]));
  return { before: only(before), after: only(after) };
}
