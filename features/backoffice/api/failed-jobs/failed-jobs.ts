import { Type } from 'typebox';
import { recordAudit } from '#features/audit/api/public.ts';
import type { QueueSource } from '#features/backoffice/api/queues/queues.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { FailedJobs, jobWords } from '#features/backoffice/contract/failed-jobs.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { listFailedJobs, retryFailedJob } from '#server/jobs/jobs.store.ts';
import type { App, Platform } from '#server/platform.ts';

const Params = Type.Object({ id: Type.String({ pattern: '^\\d{1,18}$' }) });

/** `GET /api/admin/failed-jobs/`: jobs that failed and have no attempts left; `POST …/:id/retry`: starts such a job again. */
export function failedJobs(app: App, { db, config }: Platform): void {
  app.get(
    backofficeRoutes.failedJobs,
    {
      config: { right: 'jobs.retry' },
      schema: {
        tags: ['Administración'],
        summary: 'Tareas y correos que no salieron tras su último intento',
        response: { 200: FailedJobs },
      },
    },
    async () => ({
      items: (await listFailedJobs(db, config.REGION)).map(({ createdAt, failedAt, ...job }) => ({
        ...job,
        title: jobWords(job.name),
        createdAt: createdAt.toISOString(),
        failedAt: failedAt.toISOString(),
      })),
    }),
  );

  app.post(
    backofficeRoutes.retryJob,
    {
      config: { right: 'jobs.retry' },
      schema: {
        tags: ['Administración'],
        summary: 'Intentar otra vez una tarea que no salió',
        params: Params,
        response: { 204: Type.Null() },
      },
    },
    async ({ actor, params: { id } }, reply) => {
      await inTransaction(db, async (trx) => {
        if (!(await retryFailedJob(trx, config.REGION, id))) throw problem(BACKOFFICE_ERRORS, 'job_not_found');
        await recordAudit(trx, { region: config.REGION, actor, action: 'jobs.retry', subject: { kind: 'job', id } });
      });
      return reply.code(204).send(null);
    },
  );
}

export const failedJobsQueue: QueueSource = {
  name: 'failed-jobs',
  title: 'Tareas y correos que no salieron',
  one: 'Tarea o correo que no salió',
  roles: ['admin'],
  target: null,
  link: '/region/tareas',
  async read({ db, config }) {
    const jobs = await listFailedJobs(db, config.REGION);
    return { count: jobs.length, oldest: jobs.at(-1)?.failedAt ?? null, late: jobs.length };
  },
};
