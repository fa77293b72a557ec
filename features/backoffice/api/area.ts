import type { Subjects } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
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

export const backoffice = (subjects: Subjects): Area => ({
  name: 'backoffice',
  errors: BACKOFFICE_ERRORS,
  jobs: { [SEND_INVITATION]: sendInvitation },
  routes(app, platform) {
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
    listFailedJobs(app, platform);
    retryFailedJob(app, platform);
    addQueue(platform, invitationQueue);
    addQueue(platform, failedJobsQueue);
  },
});
