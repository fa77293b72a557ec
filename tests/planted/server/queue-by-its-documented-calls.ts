export const EVERY_JOB = 'select * from graphile_worker._private_jobs';
