import { Type } from 'typebox';
import { defineJob } from '#server/jobs/define-job.ts';
import { eraseMailsBefore } from './mailbox.store.ts';

const KEPT_MS = 30 * 86_400_000;

export const emptyMailbox = defineJob(Type.Object({}), async (_nothing, { db, config }) =>
  eraseMailsBefore(db, config.REGION, new Date(Date.now() - KEPT_MS)),
);
