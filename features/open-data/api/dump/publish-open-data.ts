import * as routes from '#features/open-data/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { MAKE_FILES } from './make-files.ts';

export function publishOpenData(app: App, { db, jobs }: Platform): void {
  serve(app, routes.publishOpenData, async (_request, reply) => {
    await jobs.add(db, MAKE_FILES, {}, { key: MAKE_FILES });
    return reply.code(202).send({ waiting: true });
  });
}
