import { Type } from 'typebox';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { PlanDetail, Program, ProgramsPage, ProgramsQuery } from '#features/operators/contract/plan.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import { strangeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPlan, readOptions, readPrograms } from './plan.store.ts';
import { placesOn, planDetail, programView } from './plan.view.ts';

const PAGE_SIZE = 24;
const Params = Type.Object({ idOrSlug: Type.String({ minLength: 1, maxLength: 120 }) });

/** `GET /api/touroperator-plans/{idOrSlug}/`, and the programs of plans with their places. */
export function showPlan(app: App, { db, config, region }: Platform): void {
  app.get(
    operatorRoutes.plan,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'Un plan con su programa, opciones, precios y política',
        params: Params,
        response: { 200: PlanDetail },
      },
    },
    async ({ params }) => {
      const row = await findPlan(db, config.REGION, params.idOrSlug);
      if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      const [options, places, { country }] = await Promise.all([
        readOptions(db, config.REGION, row.id),
        placeNames(db, config.REGION, placesOn([row.content])),
        region.current(),
      ]);
      return planDetail(row, options, places, country.register.short_name);
    },
  );

  app.get(
    operatorRoutes.programs,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'Programas por día de los planes a la venta, con sus lugares',
        querystring: ProgramsQuery,
        response: { 200: ProgramsPage },
      },
    },
    async ({ query }) => {
      const { plan = null, operator = null, place = null, cursor = null } = query;
      if (cursor !== null && !isUuid(cursor)) throw strangeCursor();
      const limit = query.limit ?? PAGE_SIZE;
      const rows = await readPrograms(db, config.REGION, { plan, operator, place }, limit + 1, cursor);
      const items = rows.slice(0, limit);
      const places = await placeNames(db, config.REGION, placesOn(items));
      return {
        items: items.map((row) => programView(row, places)),
        next: rows.length > limit ? items.at(-1)!.id : null,
      };
    },
  );

  app.get(
    operatorRoutes.program,
    {
      config: { right: 'plans.read' },
      schema: {
        tags: ['Planes'],
        summary: 'El programa por día de un plan',
        params: Params,
        response: { 200: Program },
      },
    },
    async ({ params }) => {
      const only = { plan: params.idOrSlug, operator: null, place: null };
      const [row] = await readPrograms(db, config.REGION, only, 1, null);
      if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      return programView(row, await placeNames(db, config.REGION, placesOn([row])));
    },
  );
}
