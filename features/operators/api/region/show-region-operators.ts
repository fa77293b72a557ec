import {
  RegionOperatorDetail,
  RegionOperators,
  RegionOperatorsQuery,
} from '#features/operators/contract/managed-operator.ts';
import { regionOperatorRoutes } from '#features/operators/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import type { App, Platform } from '#server/platform.ts';
import { listOperators } from './region.store.ts';
import { readRegionOperator, regionOperatorView } from './region-operator.view.ts';

/** Routes that list the region's operators, and show an operator with its documents and history. */
export function showRegionOperators(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.get(
    regionOperatorRoutes.operators,
    {
      config: { right: 'operators.review' },
      schema: {
        tags: ['Operadores'],
        summary: 'Operadores de la región, primero los que esperan',
        querystring: RegionOperatorsQuery,
        response: { 200: RegionOperators },
      },
    },
    async ({ query }) => ({ items: (await listOperators(db, region, query.state ?? null)).map(regionOperatorView) }),
  );

  app.get(
    regionOperatorRoutes.operator,
    {
      config: { right: 'operators.review' },
      schema: {
        tags: ['Operadores'],
        summary: 'Un operador, con sus documentos y su historia',
        params: OperatorParams,
        response: { 200: RegionOperatorDetail },
      },
    },
    ({ params, actor }) => readRegionOperator(platform, params.operatorId, actor),
  );
}
