import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { imagePath } from '#server/storage/image-path.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { keepImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { findOwnPlan } from './plan.store.ts';

const RULES = {
  maxBytes: 15_000_000,
  maxPixels: 50_000_000,
  widths: [480, 960, 1600],
  formats: ['webp', 'jpeg'],
} as const;

export async function uploadPlanPicture(app: App, { db, config }: Platform): Promise<void> {
  const files = keptFiles(config);
  await app.register(async (scope: App) => {
    acceptImages(scope);
    serve(scope, routes.uploadPlanPicture, async ({ actor, params: { operatorId, planId }, query, body }, reply) => {
      authorize(actor, 'operator.sell', { operatorId });
      if (!(await findOwnPlan(db, config.REGION, operatorId, planId))) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      const image = await keepImage(files, body as Buffer, RULES);
      return reply.code(201).send({
        kind: 'photo' as const,
        file: imagePath(image.id, image.width, 'webp'),
        alt: query.alt,
        credit: query.credit ?? '',
        thumbhash: image.thumbhash,
      });
    });
  });
}
