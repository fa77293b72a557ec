import type { Area } from '#server/platform.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import type { Subjects } from './subjects.ts';

/** Other areas add entries with `recordAudit`. */
export const audit = (subjects: Subjects): Area => ({
  name: 'audit',
  routes(app, platform) {
    listAudit(app, platform, subjects);
    exportAudit(app, platform, subjects);
  },
});
