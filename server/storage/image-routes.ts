import { Type } from 'typebox';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App } from '#server/platform.ts';
import type { KeptFiles } from './kept-files.ts';
import { IMAGE_TYPES } from './read-image.ts';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

/**
 * The content of an id never changes, so browsers need not ask again. An image that is opened as a page runs no
 * scripts.
 */
export function serveImages(app: App, files: KeptFiles): void {
  app.get(
    '/archivos/:id/:name',
    { schema: { hide: true, params: Type.Object({ id: Type.String(), name: Type.String() }) } },
    async ({ params: { id, name } }, reply) => {
      const type = TYPES[name.split('.').at(-1) ?? ''];
      const bytes = type ? await files.read(id, name) : null;
      if (!bytes || !type) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          'content-disposition': 'inline',
          'cross-origin-resource-policy': 'same-site',
        })
        .type(type)
        .send(bytes);
    },
  );
}

/**
 * Lets the routes of `app` accept a file as `request.body`. Pages of other sites cannot send these content types
 * without a CORS preflight.
 */
export function acceptImages(app: App, others: readonly string[] = []): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...IMAGE_TYPES, ...others], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  // Fastify's own message mentions JSON, which does not help a person who uploads a file.
  app.addContentTypeParser('*', (request, _body, done) => done(refusedKind(request.headers['content-type'])));
  app.addHook('preValidation', async ({ body }) => {
    if (!Buffer.isBuffer(body)) throw problem(PLATFORM_ERRORS, 'image_kind');
  });
}

const A_PDF = 'Un PDF no se puede subir aquí: envía una foto o una captura de pantalla en JPEG, PNG, WebP o AVIF.';

function refusedKind(type = ''): Error {
  return problem(PLATFORM_ERRORS, 'image_kind', /^application\/pdf\b/i.test(type) ? { detail: A_PDF } : {});
}
