import type { Subjects } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import { SUMMARY_HOUR } from '#features/backoffice/contract/staff-email.ts';
import type { Area } from '#server/platform.ts';
import { failedJobsQueue } from './failed-jobs/failed-jobs-queue.ts';
import { listFailedJobs } from './failed-jobs/list-failed-jobs.ts';
import { retryFailedJob } from './failed-jobs/retry-failed-job.ts';
import { cancelFactorRemoval } from './people/cancel-factor-removal.ts';
import { endPersonSessions } from './people/end-person-sessions.ts';
import { listPeople } from './people/list-people.ts';
import { movePerson } from './people/move-person.ts';
import { requestFactorRemoval } from './people/request-factor-removal.ts';
import { showPerson } from './people/show-person.ts';
import { addQueue } from './queues/queues.ts';
import { showOverview } from './queues/show-overview.ts';
import { acceptStaffInvitation } from './staff/accept-staff-invitation.ts';
import { changeStaff } from './staff/change-staff.ts';
import { invitationQueue } from './staff/invitation-queue.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { listStaff } from './staff/list-staff.ts';
import { removeStaff } from './staff/remove-staff.ts';
import { resendStaffInvitation } from './staff/resend-staff-invitation.ts';
import { SEND_INVITATION, sendInvitation } from './staff/send-invitation.ts';
import { showStaffInvitation } from './staff/show-staff-invitation.ts';
import { withdrawStaffInvitation } from './staff/withdraw-staff-invitation.ts';
import { changeStaffEmails } from './staff-email/change-staff-emails.ts';
import { endStaffEmail } from './staff-email/end-staff-email.ts';
import { NOTIFY_WAITING, notifyWaiting } from './staff-email/notify-waiting.ts';
import { openStaffEmailEnd } from './staff-email/open-staff-email-end.ts';
import { SEND_SUMMARY, sendSummary } from './staff-email/send-summary.ts';
import { SEND_WAITING, sendWaiting } from './staff-email/send-waiting.ts';
import { showStaffEmails } from './staff-email/show-staff-emails.ts';
import { SUMMARISE_WEEK, summariseWeek } from './staff-email/summarise-week.ts';

export const backoffice = (subjects: Subjects): Area => ({
  name: 'backoffice',
  errors: BACKOFFICE_ERRORS,
  jobs: {
    [SEND_INVITATION]: sendInvitation,
    [NOTIFY_WAITING]: notifyWaiting,
    [SEND_WAITING]: sendWaiting,
    [SUMMARISE_WEEK]: summariseWeek,
    [SEND_SUMMARY]: sendSummary,
  },
  cron: [
    { job: NOTIFY_WAITING, at: '*/5 * * * *' },
    { job: SUMMARISE_WEEK, at: `0 ${SUMMARY_HOUR} * * 1` },
  ],
  async routes(app, platform) {
    showOverview(app, platform, subjects);
    listStaff(app, platform);
    changeStaff(app, platform);
    removeStaff(app, platform);
    inviteStaff(app, platform);
    resendStaffInvitation(app, platform);
    withdrawStaffInvitation(app, platform);
    showStaffInvitation(app, platform);
    acceptStaffInvitation(app, platform);
    listPeople(app, platform);
    showPerson(app, platform);
    movePerson(app, platform);
    endPersonSessions(app, platform);
    requestFactorRemoval(app, platform);
    cancelFactorRemoval(app, platform);
    showStaffEmails(app, platform);
    changeStaffEmails(app, platform);
    await endStaffEmail(app, platform);
    openStaffEmailEnd(app);
    listFailedJobs(app, platform);
    retryFailedJob(app, platform);
    addQueue(platform, invitationQueue);
    addQueue(platform, failedJobsQueue);
  },
});
