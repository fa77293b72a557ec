import type { QueueSource } from '#features/backoffice/api/queues/queues.ts';
import { listFailedJobs } from '#server/jobs/jobs.store.ts';
import { regionPaths } from '#web/paths/region.ts';

export const failedJobsQueue: QueueSource = {
  name: 'failed-jobs',
  title: 'Tareas o correos que no salieron',
  one: 'Tarea o correo que no salió',
  roles: ['admin'],
  target: null,
  link: regionPaths.tasks(),
  async read({ db, config }) {
    const jobs = await listFailedJobs(db, config.REGION);
    return {
      count: jobs.length,
      oldest: jobs.at(-1)?.failedAt ?? null,
      newest: jobs[0]?.failedAt ?? null,
      late: jobs.length,
    };
  },
};
