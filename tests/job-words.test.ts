import { expect, test } from 'vitest';
import { jobWords } from '#features/backoffice/contract/failed-jobs.ts';
import { AREAS } from '#server/areas.ts';
import { zonedCron } from '#server/jobs/zoned-cron.ts';

test('every job has a Spanish name for the list of failed jobs', () => {
  const names = AREAS.flatMap(({ jobs = {} }) => Object.keys(jobs));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => jobWords(name) === name)).toEqual([]);
});

test('the queue accepts the time of every scheduled job', () => {
  const times = AREAS.flatMap(({ cron = [] }) => cron.map(({ at }) => at));
  for (const at of times) expect(() => zonedCron(at, 'America/Lima'), at).not.toThrow();
});
