import { Type } from 'typebox';
import { WAITLIST_ERRORS } from '#features/waitlist/contract/errors.ts';
import { repeatWhileListening } from '#server/http/repeat-while-listening.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
import { confirmWaitlistEntry } from './confirm-waitlist-entry.ts';
import { SEND_ENTRY, sendEntry } from './emails/send-entry.ts';
import { openEntryKeys } from './entry-keys.ts';
import { joinAccountWaitlist } from './join-account-waitlist.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listAccountWaitlist } from './list-account-waitlist.ts';
import { showWaitlistEntry } from './show-waitlist-entry.ts';
import { sweepLists } from './sweep-lists.ts';
import { dropOldEntries } from './waitlist.store.ts';

const dropOld = defineJob(Type.Object({}), (_, { db, config }) => dropOldEntries(db, config.REGION));

export const waitlist: Area = {
  name: 'waitlist',
  errors: WAITLIST_ERRORS,
  jobs: { [SEND_ENTRY]: sendEntry, 'waitlist/drop-old': dropOld },
  cron: [{ job: 'waitlist/drop-old', at: '45 3 * * *' }],
  async routes(app, platform) {
    const keys = await openEntryKeys(platform.config);
    joinWaitlist(app, platform);
    joinAccountWaitlist(app, platform, keys);
    listAccountWaitlist(app, platform, keys);
    showWaitlistEntry(app, platform, keys);
    confirmWaitlistEntry(app, platform, keys);
    leaveWaitlist(app, platform, keys);
    repeatWhileListening(app, platform, 'a sweep of waiting lists failed', () => sweepLists(platform, keys));
  },
};
