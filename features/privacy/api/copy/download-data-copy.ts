import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { isOver } from './data-copy.view.ts';
import { findOwnCopy } from './find-own-copy.ts';
import { COPY_FILE } from './make-copy.ts';

export function downloadDataCopy(app: App, platform: Platform): void {
  const { config } = platform;
  const files = keptFiles(config);
  serve(app, routes.downloadDataCopy, async (request, reply) => {
    const copy = await findOwnCopy(platform, request);
    if (isOver(copy)) throw problem(PRIVACY_ERRORS, 'copy_over');
    const bytes = copy.file_id && (await files.read(copy.file_id, COPY_FILE));
    if (!bytes) throw problem(PRIVACY_ERRORS, 'copy_not_found');
    return reply
      .header('content-disposition', `attachment; filename="mis-datos-${config.REGION}.zip"`)
      .type('application/zip')
      .send(bytes);
  });
}
