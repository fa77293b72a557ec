import { Type } from 'typebox';
import { BIN_DAYS } from '#features/trips/contract/trip-states.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { eraseBinned } from './trip.store.ts';

const DAY_MS = 86_400_000;

export const emptyBin = defineJob(Type.Object({}), async (_nothing, { db, config }) => {
  await eraseBinned(db, config.REGION, new Date(Date.now() - BIN_DAYS * DAY_MS));
});
