import type { Subjects } from '#features/audit/api/public.ts';
import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { failedJobs, failedJobsQueue } from './failed-jobs/failed-jobs.ts';
import { endPersonSessions } from './people/end-person-sessions.ts';
import { listPeople } from './people/list-people.ts';
import { movePerson } from './people/move-person.ts';
import { recoverPerson } from './people/recover-person.ts';
import { addQueue } from './queues/queues.ts';
import { showOverview } from './queues/show-overview.ts';
import { acceptInvitations } from './staff/accept-invitation.ts';
import { changeStaff } from './staff/change-staff.ts';
import { invitationQueue } from './staff/invitation-queue.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { listStaff } from './staff/list-staff.ts';
import { SEND_INVITATION, sendInvitation } from './staff/send-invitation.ts';

/** Screens of the region's staff: open work, the team and the accounts. */
export const backoffice = (subjects: Subjects): Area => ({
  name: 'backoffice',
  errors: BACKOFFICE_ERRORS,
  jobs: { [SEND_INVITATION]: sendInvitation },
  routes(app, platform) {
    showOverview(app, platform, subjects);
    listStaff(app, platform);
    inviteStaff(app, platform);
    changeStaff(app, platform);
    acceptInvitations(app, platform);
    listPeople(app, platform);
    movePerson(app, platform);
    endPersonSessions(app, platform);
    recoverPerson(app, platform);
    failedJobs(app, platform);
    addQueue(platform, invitationQueue);
    addQueue(platform, failedJobsQueue);
  },
});
