import * as routes from '#features/organisation/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptImages } from '#server/storage/image-routes.ts';
import { keepImage } from '#server/storage/keep-image.ts';
import { keptFiles } from '#server/storage/kept-files.ts';

const RULES = { maxBytes: 5_000_000, maxPixels: 25_000_000, widths: [96, 192, 512], formats: ['webp'] } as const;

/** The site stays unchanged until the settings are saved with the returned logo. */
export async function uploadLogo(app: App, { config }: Platform): Promise<void> {
  const files = keptFiles(config);
  await app.register(async (scope: App) => {
    acceptImages(scope);
    serve(scope, routes.uploadLogo, async ({ body }, reply) => {
      const { id, width, height, widths } = await keepImage(files, body as Buffer, RULES);
      return reply.code(201).send({ id, width, height, widths });
    });
  });
}
