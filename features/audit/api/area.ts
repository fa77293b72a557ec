import type { Area } from '#server/platform.ts';
import { listAudit } from './list-audit.ts';

/** The log of what staff did: written by every area in the transaction of the change, read by who administers the region. */
export const audit: Area = {
  name: 'audit',
  routes(app, platform) {
    listAudit(app, platform);
  },
};
