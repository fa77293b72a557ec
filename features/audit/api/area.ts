import type { Area } from '#server/platform.ts';
import { listAudit } from './list-audit.ts';
import type { Subjects } from './subjects.ts';

/** The audit log of staff: every area writes it in the transaction of a change, and admins read it. */
export const audit = (subjects: Subjects): Area => ({
  name: 'audit',
  routes(app, platform) {
    listAudit(app, platform, subjects);
  },
});
