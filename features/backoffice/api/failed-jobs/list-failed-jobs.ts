import { jobWords } from '#features/backoffice/contract/failed-jobs.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { listFailedJobs as readFailedJobs } from '#server/jobs/jobs.store.ts';
import type { App, Platform } from '#server/platform.ts';

export function listFailedJobs(app: App, { db, config }: Platform): void {
  serve(app, routes.listFailedJobs, async () => ({
    items: (await readFailedJobs(db, config.REGION)).map(({ createdAt, failedAt, ...job }) => ({
      ...job,
      title: jobWords(job.name),
      createdAt: createdAt.toISOString(),
      failedAt: failedAt.toISOString(),
    })),
  }));
}
