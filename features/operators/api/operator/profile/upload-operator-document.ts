import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openDocumentPictures, pageName } from '#server/storage/document-pictures.ts';
import { insertDocuments, readDocuments } from './document.store.ts';
import { documentView } from './document.view.ts';

const MOST_DOCUMENTS = 20;

/** Only the operator's owners and the region can read the pictures. */
export async function uploadOperatorDocument(app: App, { db, config }: Platform): Promise<void> {
  const region = config.REGION;
  const { accept, picturesOf } = openDocumentPictures(app);

  await accept((scope) =>
    serve(scope, routes.uploadOperatorDocument, async (request, reply) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      const room = MOST_DOCUMENTS - (await readDocuments(db, region, operatorId)).length;
      if (room <= 0) throw problem(OPERATOR_ERRORS, 'too_many_documents');
      const pictures = await picturesOf(request.body, request.headers['content-type']);
      if (pictures.length > room) throw problem(OPERATOR_ERRORS, 'too_many_documents');
      const { kind, name } = request.query;
      await insertDocuments(
        db,
        pictures.map(({ data, width, height }, page) => ({
          region_id: region,
          operator_id: operatorId,
          kind,
          name: pageName(name, page, pictures.length),
          picture: Buffer.from(data),
          width,
          height,
          added_by: personOf(request).accountId,
        })),
      );
      return reply.code(201).send({ items: (await readDocuments(db, region, operatorId)).map(documentView) });
    }),
  );
}
