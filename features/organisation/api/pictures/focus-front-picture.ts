import { ORGANISATION_ERRORS } from '#features/organisation/contract/errors.ts';
import * as routes from '#features/organisation/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { keepFrontPicture, readMaster } from './keep-front-picture.ts';

/** Stores the crops as a new picture, because saved versions of the settings may use the old crops. */
export function focusFrontPicture(app: App, { config }: Platform): void {
  const files = keptFiles(config);
  serve(app, routes.focusFrontPicture, async ({ params, body }, reply) => {
    const master = await readMaster(files, params.id);
    if (!master) throw problem(ORGANISATION_ERRORS, 'picture_not_found');
    return reply.code(201).send(await keepFrontPicture(files, master, body));
  });
}
