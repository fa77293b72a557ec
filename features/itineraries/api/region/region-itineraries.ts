import { Type } from 'typebox';
import { authorize } from '#features/accounts/api/public.ts';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import type { AuditAction } from '#features/audit/contract/audit-words.ts';
import { addQueue } from '#features/backoffice/api/public.ts';
import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import { moveItinerary } from '#features/itineraries/contract/itinerary-states.ts';
import {
  CheckItineraryBody,
  ItineraryCheck,
  type ItineraryDocument,
  ItineraryEditor,
  MoveItineraryBody,
  RegionItineraries,
  RestoreItineraryBody,
  SaveItineraryBody,
  StartItineraryBody,
} from '#features/itineraries/contract/region.ts';
import { regionItineraryRoutes } from '#features/itineraries/contract/routes.ts';
import { Id, IdParams } from '#features/schema.ts';
import type { RegionArt } from '#posters/art.ts';
import type { Database } from '#server/database/connect.ts';
import { MOST_INTEGER } from '#server/database/most-integer.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { type Checked, checkItinerary } from './check-itinerary.ts';
import { documentOf, visitedPlaces, whatIsMissing } from './document.rules.ts';
import { readFlagged } from './flagged.store.ts';
import {
  insertItinerary,
  lockItinerary,
  type RegionItineraryRow,
  regionItineraryRow,
  regionItineraryRows,
  saveItinerary,
  saveItineraryState,
  versionDocument,
  versionRows,
} from './region.store.ts';
import { editorView, rowView } from './region.view.ts';
import { slugOf, startDocument } from './start-document.rules.ts';

const VersionParams = Type.Object({
  id: Id,
  version: Type.Integer({ minimum: 1, maximum: MOST_INTEGER }),
});
const tags = ['Itinerarios'];
const config = { right: 'itineraries.edit' } as const;

/** The editors' routes of itineraries: write, check, publish, and restore. */
export function regionItineraries(app: App, platform: Platform, art: RegionArt): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const current = () => platform.region.current();
  const scenes = Object.entries(art.scenes).map(([scene, { label }]) => ({ scene, label }));

  addQueue(platform, {
    name: 'itineraries-attention',
    title: 'Itinerarios por revisar',
    one: 'Itinerario por revisar',
    roles: ['admin', 'editor'],
    target: null,
    link: '/region/itinerarios',
    read: () => readFlagged(db, region),
  });

  const show = async (id: string, actor: Actor): Promise<ItineraryEditor> => {
    const row = await regionItineraryRow(db, region, id);
    if (!row) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
    const [checked, versions] = await Promise.all([
      checkItinerary(db, await current(), documentOf(row)),
      versionRows(db, region, id),
    ]);
    return editorView(row, checked, versions, actor, scenes);
  };

  app.get(
    regionItineraryRoutes.list,
    {
      config,
      schema: { tags, summary: 'Todos los itinerarios, también borradores', response: { 200: RegionItineraries } },
    },
    async () => ({ items: (await regionItineraryRows(db, region)).map(rowView) }),
  );

  app.get(
    regionItineraryRoutes.one,
    {
      config,
      schema: { tags, summary: 'Un itinerario para editarlo', params: IdParams, response: { 200: ItineraryEditor } },
    },
    ({ params, actor }) => show(params.id, actor),
  );

  app.post(
    regionItineraryRoutes.list,
    {
      config,
      schema: { tags, summary: 'Empieza un itinerario', body: StartItineraryBody, response: { 201: ItineraryEditor } },
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
      return reply.code(201).send(await show(id, actor));
    },
  );

  app.post(
    regionItineraryRoutes.check,
    {
      config: { ...config, rateLimit: { max: 240, timeWindow: 60_000 } },
      schema: {
        tags,
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
      config,
      schema: {
        tags,
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
      config,
      schema: {
        tags,
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

  app.post(
    regionItineraryRoutes.move,
    {
      config,
      schema: {
        tags,
        summary: 'Publica, recomienda, archiva o devuelve a borrador',
        params: IdParams,
        body: MoveItineraryBody,
        response: { 200: ItineraryEditor },
      },
    },
    async ({ params, body: { action }, actor }) => {
      authorize(actor, 'itineraries.publish', null);
      await inTransaction(db, async (trx) => {
        const row = await held(trx, region, params.id);
        const state = moveItinerary(row.status, action);
        if (!state) throw problem(ITINERARY_ERRORS, 'itinerary_cannot');
        if (action === 'publish')
          assertReady(documentOf(row), await checkItinerary(trx, await current(), documentOf(row)));
        await saveItineraryState(trx, region, row, state);
        await recordAudit(trx, {
          region,
          actor,
          action: `itineraries.${action}`,
          subject: { kind: 'itinerary', id: row.id },
          before: { state: row.status },
          after: { state },
        });
      });
      return show(params.id, actor);
    },
  );

  /** A public itinerary must pass the check; a draft need not. */
  async function write(id: string, version: number, document: ItineraryDocument, actor: Actor, action: AuditAction) {
    const isSaved = await inTransaction(db, async (trx) => {
      const row = await held(trx, region, id);
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
    const latest = await show(id, actor);
    if (!isSaved) throw problem(ITINERARY_ERRORS, 'itinerary_changed', { members: { current: latest } });
    return latest;
  }
}

async function held(trx: Database, region: string, id: string): Promise<RegionItineraryRow> {
  const row = await lockItinerary(trx, region, id);
  if (!row) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
  return row;
}

function assertReady(document: ItineraryDocument, { check, isSound, missing }: Checked): void {
  if (missing.length > 0) throw problem(ITINERARY_ERRORS, 'itinerary_place_unknown');
  const detail =
    whatIsMissing(document) ?? (isSound ? null : `${check.needsAttention} Corrígelo, o déjalo en borrador.`);
  if (detail) throw problem(ITINERARY_ERRORS, 'itinerary_not_ready', { detail });
}

/** Only the members that changed. */
function differenceOf(before: ItineraryDocument, after: ItineraryDocument) {
  const changed = (Object.keys(after) as (keyof ItineraryDocument)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (document: ItineraryDocument) => Object.fromEntries(changed.map((key) => [key, document[key]]));
  return { before: only(before), after: only(after) };
}
