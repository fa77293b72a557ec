import { Type } from 'typebox';
import { ClosureImpact, ClosureInput } from '#features/closures/contract/closure.ts';
import { closureRoutes } from '#features/closures/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { assertValidClosure } from './closure-access.ts';
import { impactOf } from './impact.ts';
import type { Touched } from './touched.ts';

/** Says what a closure would affect, without saving it. */
export function previewClosure(app: App, platform: Platform, touched: Touched): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.post(
    closureRoutes.preview,
    {
      config: { right: 'closures.edit' },
      schema: {
        tags: ['Cierres'],
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
}
