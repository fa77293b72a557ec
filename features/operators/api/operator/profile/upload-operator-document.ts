import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openPdfPages, PDF_TYPE } from '#server/storage/draw-pdf.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import type { DrawnPage } from '#server/storage/pdf-worker.ts';
import { readImage, refuseDecoding } from '#server/storage/read-image.ts';
import { insertDocuments, readDocuments } from './document.store.ts';
import { documentView } from './document.view.ts';

const MOST = { documents: 20, pages: 6, pixels: 40_000_000, side: 2000 } as const;

/** Each page of a PDF becomes one picture. Only the operator's owners and the region can read the pictures. */
export async function uploadOperatorDocument(app: App, { db, config }: Platform): Promise<void> {
  const region = config.REGION;
  const pdf = openPdfPages();
  app.addHook('onClose', () => pdf.close());

  async function picturesOf(bytes: Buffer, isPdf: boolean): Promise<DrawnPage[]> {
    if (isPdf) return pdf.draw(bytes, { mostPages: MOST.pages, side: MOST.side });
    const { image } = await readImage(bytes, MOST.pixels);
    const { data, info } = await image
      .resize(MOST.side, MOST.side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
      .catch(refuseDecoding);
    return [{ data, width: info.width, height: info.height }];
  }

  await app.register(async (scope: App) => {
    acceptImages(scope, [PDF_TYPE]);
    serve(scope, routes.uploadOperatorDocument, async (request, reply) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      const room = MOST.documents - (await readDocuments(db, region, operatorId)).length;
      if (room <= 0) throw problem(OPERATOR_ERRORS, 'too_many_documents');
      const isPdf = request.headers['content-type']?.startsWith(PDF_TYPE) ?? false;
      const pictures = await picturesOf(request.body as Buffer, isPdf);
      if (pictures.length > room) throw problem(OPERATOR_ERRORS, 'too_many_documents');
      const { kind, name } = request.query;
      await insertDocuments(
        db,
        pictures.map(({ data, width, height }, page) => ({
          region_id: region,
          operator_id: operatorId,
          kind,
          name: pictures.length > 1 ? `${name.slice(0, 100)} (${page + 1} de ${pictures.length})` : name,
          picture: Buffer.from(data),
          width,
          height,
          added_by: personOf(request).accountId,
        })),
      );
      return reply.code(201).send({ items: (await readDocuments(db, region, operatorId)).map(documentView) });
    });
  });
}
