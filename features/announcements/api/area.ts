import { ANNOUNCEMENT_ERRORS } from '#features/announcements/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { countUnreadAnnouncements } from './count-unread-announcements.ts';
import { listAnnouncementCandidates } from './list-announcement-candidates.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listReceivedAnnouncements } from './list-received-announcements.ts';
import { openAnnouncement } from './open-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { SEND_EMAIL, sendEmail } from './send-email.ts';
import { showAnnouncement } from './show-announcement.ts';

export const announcements: Area = {
  name: 'announcements',
  errors: ANNOUNCEMENT_ERRORS,
  jobs: { [SEND_EMAIL]: sendEmail },
  routes(app, platform) {
    listAnnouncements(app, platform);
    listAnnouncementCandidates(app, platform);
    showAnnouncement(app, platform);
    sendAnnouncement(app, platform);
    listReceivedAnnouncements(app, platform);
    countUnreadAnnouncements(app, platform);
    openAnnouncement(app, platform);
  },
};
