import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { listConsents } from './consents/list-consents.ts';
import { recordConsents } from './consents/record-consents.ts';
import { downloadDataCopy } from './copy/download-data-copy.ts';
import { dropOverCopies } from './copy/drop-over-copies.ts';
import { makeCopy } from './copy/make-copy.ts';
import { requestDataCopy } from './copy/request-data-copy.ts';
import { showDataCopy } from './copy/show-data-copy.ts';
import { EMAIL_JOBS } from './emails/email-jobs.ts';
import { ERASURE_JOBS } from './erasure/erasure-jobs.ts';
import { requestErasure } from './erasure/request-erasure.ts';
import { showPrivacy } from './show-privacy.ts';

export const privacy: Area = {
  name: 'privacy',
  errors: PRIVACY_ERRORS,
  jobs: {
    ...EMAIL_JOBS,
    ...ERASURE_JOBS,
    'privacy/make-copy': makeCopy,
    'privacy/drop-copies': dropOverCopies,
  },
  cron: [
    { job: 'privacy/erase-due', at: '20 4 * * *' },
    { job: 'privacy/drop-copies', at: '50 * * * *' },
  ],
  routes(app, platform) {
    showPrivacy(app, platform);
    requestDataCopy(app, platform);
    showDataCopy(app, platform);
    downloadDataCopy(app, platform);
    listConsents(app, platform);
    recordConsents(app, platform);
    requestErasure(app, platform);
  },
};
