import { Type } from 'typebox';
import type { Rows } from '#server/database/rows-of.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { makeDump } from './make-dump.ts';

export const MAKE_FILES = 'open-data/make-files';

export const makeFiles = (operators: Rows) =>
  defineJob(Type.Object({}), (_, platform) => makeDump(platform, operators));
