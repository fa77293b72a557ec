import { type Static, Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { OperatorDocument } from '#features/operators/contract/managed-operator.ts';
import { DOCUMENT_KINDS } from '#features/operators/contract/operator.ts';
import { managedOperatorRoutes, regionOperatorRoutes } from '#features/operators/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { readImage, refuseDecoding } from '#server/storage/read-image.ts';
import { type DocumentRow, deleteDocument, findPicture, insertDocument, readDocuments } from './document.store.ts';

const MOST = { documents: 20, bytes: 12_000_000, pixels: 40_000_000, side: 2000 } as const;
const OneParams = Type.Object({ ...OperatorParams.properties, documentId: Id });
const Documents = Type.Object({ items: Type.Array(OperatorDocument) });
const tags = ['Oficina del operador'];

/** Routes for photographs or scans that prove a registration. They are re-encoded, and only the owners and the region can read them. */
export async function operatorDocuments(app: App, { db, config }: Platform): Promise<void> {
  const region = config.REGION;
  const list = async (operatorId: string): Promise<Static<typeof Documents>> => ({
    items: (await readDocuments(db, region, operatorId)).map(documentView),
  });

  app.get(
    managedOperatorRoutes.documents,
    {
      config: { right: 'operator.edit' },
      schema: { tags, summary: 'Documentos del operador', params: OperatorParams, response: { 200: Documents } },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.edit', { operatorId });
      return list(operatorId);
    },
  );

  await app.register(async (scope: App) => {
    acceptImages(scope);
    scope.post(
      managedOperatorRoutes.documents,
      {
        bodyLimit: MOST.bytes,
        config: { right: 'operator.edit', rateLimit: { max: 20, timeWindow: 60_000 } },
        schema: {
          tags,
          summary: 'Añade la foto de un documento',
          params: OperatorParams,
          querystring: Type.Object({
            kind: Type.Enum([...DOCUMENT_KINDS]),
            name: Type.String({ minLength: 1, maxLength: 120 }),
          }),
          consumes: ['image/jpeg', 'image/png', 'image/webp'],
          response: { 201: Documents },
        },
      },
      async (request, reply) => {
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
        return reply.code(201).send(await list(operatorId));
      },
    );
  });

  app.delete(
    managedOperatorRoutes.document,
    {
      config: { right: 'operator.edit' },
      schema: { tags, summary: 'Quita un documento', params: OneParams, response: { 200: Documents } },
    },
    async ({ actor, params: { operatorId, documentId } }) => {
      authorize(actor, 'operator.edit', { operatorId });
      if (!(await deleteDocument(db, region, operatorId, documentId)))
        throw problem(OPERATOR_ERRORS, 'document_not_found');
      return list(operatorId);
    },
  );

  for (const [url, right] of [
    [managedOperatorRoutes.document, 'operator.edit'],
    [regionOperatorRoutes.document, 'operators.review'],
  ] as const) {
    app.get(
      url,
      { config: { right }, schema: { tags, summary: 'La foto de un documento (WebP)', params: OneParams } },
      async ({ actor, params: { operatorId, documentId } }, reply) => {
        if (right === 'operator.edit') authorize(actor, right, { operatorId });
        const picture = await findPicture(db, region, operatorId, documentId);
        if (!picture) throw problem(OPERATOR_ERRORS, 'document_not_found');
        return reply
          .headers({ 'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': 'inline' })
          .type('image/webp')
          .send(picture);
      },
    );
  }
}

export function documentView({ added_at, ...row }: DocumentRow): OperatorDocument {
  return { ...row, addedAt: added_at.toISOString() };
}
