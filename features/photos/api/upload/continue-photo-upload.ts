import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { PHOTO_ERRORS } from '#features/photos/contract/errors.ts';
import * as routes from '#features/photos/contract/own-routes.ts';
import { Id } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findPhoto } from '../photo.store.ts';
import type { Uploads } from './uploads.ts';

/**
 * Only the author reaches the bytes, and only while the photo is not shared. The protocol's GET and OPTIONS have no
 * route, because they would serve the raw file and open it to other sites.
 */
export async function continuePhotoUpload(app: App, { db, config }: Platform, uploads: Uploads): Promise<void> {
  const answer = async (request: Pick<FastifyRequest, 'actor' | 'raw'>, reply: FastifyReply, id: string) => {
    const photo = await findPhoto(db, config.REGION, id);
    if (photo?.account_id !== personOf(request).accountId || photo.state !== 'uploading')
      throw problem(PHOTO_ERRORS, 'photo_not_found');
    // After `hijack`, Fastify sends no headers.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.hijack();
    await uploads.answer(request.raw, reply.raw);
    return reply;
  };
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // The protocol's server reads the bytes itself.
    scope.addContentTypeParser(routes.UPLOAD_TYPE, (_request, _body, done) => done(null));
    serve(scope, routes.continuePhotoUpload, (request, reply) => answer(request, reply, request.params.id));
    scope.head(
      routes.continuePhotoUpload.path,
      {
        config: { right: 'account.own', errors: ['photo_not_found'] },
        schema: { hide: true, params: Type.Object({ id: Id }) },
      },
      (request, reply) => answer(request, reply, request.params.id),
    );
  });
}
