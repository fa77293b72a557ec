import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { readImage, refuseDecoding } from '#server/storage/read-image.ts';
import { insertDocument, readDocuments } from './document.store.ts';
import { documentView } from './document.view.ts';

const MOST = { documents: 20, pixels: 40_000_000, side: 2000 } as const;

/** Only the operator's owners and the region can read the re-encoded picture. */
export async function uploadOperatorDocument(app: App, { db, config }: Platform): Promise<void> {
  const region = config.REGION;
  await app.register(async (scope: App) => {
    acceptImages(scope);
    serve(scope, routes.uploadOperatorDocument, async (request, reply) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      if ((await readDocuments(db, region, operatorId)).length >= MOST.documents)
        throw problem(OPERATOR_ERRORS, 'too_many_documents');
      const { image } = await readImage(request.body as Buffer, MOST.pixels);
      const { data, info } = await image
        .resize(MOST.side, MOST.side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(refuseDecoding);
      await insertDocument(db, {
        region_id: region,
        operator_id: operatorId,
        ...request.query,
        picture: data,
        width: info.width,
        height: info.height,
        added_by: personOf(request).accountId,
      });
      return reply.code(201).send({ items: (await readDocuments(db, region, operatorId)).map(documentView) });
    });
  });
}
