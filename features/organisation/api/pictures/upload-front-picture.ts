import * as routes from '#features/organisation/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { keepFrontPicture } from './keep-front-picture.ts';

const CENTRE = { x: 0.5, y: 0.5 };

/** The site stays unchanged until the settings are saved with the returned picture. */
export async function uploadFrontPicture(app: App, { config }: Platform): Promise<void> {
  const files = keptFiles(config);
  await app.register(async (scope: App) => {
    acceptImages(scope);
    serve(scope, routes.uploadFrontPicture, async ({ body }, reply) =>
      reply.code(201).send(await keepFrontPicture(files, body as Buffer, CENTRE)),
    );
  });
}
