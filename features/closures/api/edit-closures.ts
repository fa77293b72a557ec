import { Type } from 'typebox';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import {
  ChangeClosureBody,
  Closure,
  ClosureImpact,
  ClosureInput,
  Closures,
  MoveClosureBody,
} from '#features/closures/contract/closure.ts';
import { moveClosure } from '#features/closures/contract/closure-states.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import { closureRoutes } from '#features/closures/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { IdParams } from '#features/schema.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { closureIssues } from './closure.rules.ts';
import {
  type ClosureRow,
  findClosure,
  insertClosure,
  listClosureRows,
  lockClosure,
  saveClosure,
  saveClosureState,
} from './closure.store.ts';
import { closureView, inputOf } from './closure.view.ts';
import { impactOf } from './impact.ts';
import { spreadTheNews } from './spread-the-news.ts';
import type { Touched } from './touched.ts';

const MOST_LISTED = 300;
const tags = ['Cierres'];
const config = { right: 'closures.edit' } as const;

/** The editors' routes of closures: list, write, preview the effect, and change the state. */
export function editClosures(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const clockNow = async () => regionClock(await platform.region.current());

  const show = async (id: string): Promise<Closure> => {
    const row = await findClosure(db, region, id);
    if (!row) throw problem(CLOSURE_ERRORS, 'closure_not_found');
    return closureView(row, await touched.placeNames(db, region, row.place_id ? [row.place_id] : []));
  };

  app.get(
    closureRoutes.list,
    { config, schema: { tags, summary: 'Todos los cierres de la región', response: { 200: Closures } } },
    async () => {
      const rows = await listClosureRows(db, region, MOST_LISTED);
      const places = await touched.placeNames(db, region, [...new Set(rows.flatMap(({ place_id }) => place_id ?? []))]);
      return { today: today(await clockNow()), items: rows.map((row) => closureView(row, places)) };
    },
  );

  app.get(
    closureRoutes.one,
    { config, schema: { tags, summary: 'Un cierre', params: IdParams, response: { 200: Closure } } },
    ({ params }) => show(params.id),
  );

  app.post(
    closureRoutes.preview,
    {
      config,
      schema: {
        tags,
        summary: 'A cuántos lugares, itinerarios y viajes tocaría un cierre',
        body: Type.Object({ closure: ClosureInput }, { additionalProperties: false }),
        response: { 200: ClosureImpact },
      },
    },
    async ({ body }) => {
      await assertValidClosure(db, region, body.closure, touched);
      return impactOf(db, region, body.closure, touched);
    },
  );

  app.post(
    closureRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Registra un cierre como borrador',
        body: Type.Object({ closure: ClosureInput }, { additionalProperties: false }),
        response: { 201: Closure },
      },
    },
    async ({ body: { closure }, actor }, reply) => {
      await assertValidClosure(db, region, closure, touched);
      const { timeZone } = await clockNow();
      const id = await inTransaction(db, async (trx) => {
        const made = await insertClosure(trx, region, closure, {
          timeZone,
          accountId: accountIdOf(actor),
        });
        await recordAudit(trx, {
          region,
          actor,
          action: 'closures.create',
          subject: { kind: 'closure', id: made },
          after: closure,
        });
        return made;
      });
      return reply.code(201).send(await show(id));
    },
  );

  app.put(
    closureRoutes.one,
    {
      config,
      schema: {
        tags,
        summary: 'Cambia un cierre; uno anunciado cambia para todos',
        params: IdParams,
        body: ChangeClosureBody,
        response: { 200: Closure },
      },
    },
    async ({ params, body: { version, closure }, actor }) => {
      await assertValidClosure(db, region, closure, touched);
      const isSaved = await inTransaction(db, async (trx) => {
        const row = await held(trx, region, params.id);
        if (row.version !== version) return false;
        await saveClosure(trx, row, closure);
        await recordAudit(trx, {
          region,
          actor,
          action: 'closures.change',
          subject: { kind: 'closure', id: row.id },
          before: inputOf(row),
          after: closure,
        });
        if (row.state === 'announced') await spreadTheNews(trx, platform);
        return true;
      });
      const current = await show(params.id);
      if (!isSaved) throw problem(CLOSURE_ERRORS, 'closure_changed', { members: { current } });
      return current;
    },
  );

  app.post(
    closureRoutes.move,
    {
      config,
      schema: {
        tags,
        summary: 'Anuncia, retira, termina o reabre un cierre',
        params: IdParams,
        body: MoveClosureBody,
        response: { 200: Closure },
      },
    },
    async ({ params, body: { action, reason }, actor }) => {
      const date = today(await clockNow());
      await inTransaction(db, async (trx) => {
        const row = await held(trx, region, params.id);
        const state = moveClosure(row.state, action);
        if (!state) throw problem(CLOSURE_ERRORS, 'closure_cannot');
        if (state === 'announced' && row.ends_on !== null && row.ends_on < date)
          throw problem(CLOSURE_ERRORS, 'closure_over');
        await saveClosureState(trx, row, state);
        await recordAudit(trx, {
          region,
          actor,
          action: `closures.${action}`,
          subject: { kind: 'closure', id: row.id },
          reason,
          before: { state: row.state },
          after: { state },
        });
        if (row.state === 'announced' || state === 'announced') await spreadTheNews(trx, platform);
      });
      return show(params.id);
    },
  );
}

async function held(trx: Database, region: string, id: string): Promise<ClosureRow> {
  const row = await lockClosure(trx, region, id);
  if (!row) throw problem(CLOSURE_ERRORS, 'closure_not_found');
  return row;
}

/** @throws `invalid` with the fields that contradict each other or name no place of the region. */
async function assertValidClosure(db: Database, region: string, input: ClosureInput, touched: Touched): Promise<void> {
  const issues = closureIssues(input);
  if (input.place !== null && !(await touched.placeNames(db, region, [input.place])).has(input.place))
    issues.push({ path: 'body.closure.place', code: 'unknown_place', message: 'Ese lugar no está en la región.' });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}
