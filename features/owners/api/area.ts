import { addQueue } from '#features/backoffice/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { claimQueue } from './claims/claim-queue.ts';
import { decideClaim } from './claims/decide-claim.ts';
import { listClaims } from './claims/list-claims.ts';
import { proveClaim } from './claims/prove-claim.ts';
import { requestClaim } from './claims/request-claim.ts';
import { showClaim } from './claims/show-claim.ts';
import { showClaimDocument } from './claims/show-claim-document.ts';
import { showClaimWays } from './claims/show-claim-ways.ts';
import { uploadClaimDocument } from './claims/upload-claim-document.ts';
import { withdrawClaim } from './claims/withdraw-claim.ts';
import { digestJobs } from './digest/digest-jobs.ts';
import { claimJobs } from './emails/claim-jobs.ts';
import { ASK_CONFIRMATIONS, SEND_DIGESTS } from './emails/email-jobs.ts';
import { teamJobs } from './emails/team-jobs.ts';
import { confirmHoursByLink } from './freshness/confirm-hours-by-link.ts';
import { freshnessJobs } from './freshness/freshness-jobs.ts';
import { showHoursConfirmation } from './freshness/show-hours-confirmation.ts';
import { createNotice } from './notices/create-notice.ts';
import { decideNotice } from './notices/decide-notice.ts';
import { endNotice } from './notices/end-notice.ts';
import { listNotices } from './notices/list-notices.ts';
import { listRegionNotices } from './notices/list-region-notices.ts';
import { noticeJobs } from './notices/notice-jobs.ts';
import { previewNotice } from './notices/preview-notice.ts';
import { resumeNotice } from './notices/resume-notice.ts';
import { changeOwnedFact } from './own/change-owned-fact.ts';
import { confirmOwnedHours } from './own/confirm-owned-hours.ts';
import { listOwnPlaces } from './own/list-own-places.ts';
import { showOwnedPlace } from './own/show-owned-place.ts';
import { undoOwnedChange } from './own/undo-owned-change.ts';
import { decideProposal } from './proposals/decide-proposal.ts';
import { listProposals } from './proposals/list-proposals.ts';
import { proposalQueue } from './proposals/proposal-queue.ts';
import { proposeFact } from './proposals/propose-fact.ts';
import { withdrawProposal } from './proposals/withdraw-proposal.ts';
import { answerFactReport } from './reports/answer-fact-report.ts';
import { answerOwnedReport } from './reports/answer-owned-report.ts';
import { listFactReports } from './reports/list-fact-reports.ts';
import { listOwnedReports } from './reports/list-owned-reports.ts';
import { reportFact } from './reports/report-fact.ts';
import { reportJobs } from './reports/report-jobs.ts';
import { reportQueue } from './reports/report-queue.ts';
import { acceptPlaceInvitation } from './team/accept-place-invitation.ts';
import { changePlaceMember } from './team/change-place-member.ts';
import { invitePlaceMember } from './team/invite-place-member.ts';
import { leavePlace } from './team/leave-place.ts';
import { removePlaceMember } from './team/remove-place-member.ts';
import { showPlaceInvitation } from './team/show-place-invitation.ts';
import { showPlaceTeam } from './team/show-place-team.ts';
import { withdrawPlaceInvitation } from './team/withdraw-place-invitation.ts';

export const owners: Area = {
  name: 'owners',
  errors: OWNER_ERRORS,
  jobs: { ...claimJobs, ...teamJobs, ...freshnessJobs, ...reportJobs, ...noticeJobs, ...digestJobs },
  cron: [
    { job: ASK_CONFIRMATIONS, at: '30 9 * * *' },
    { job: SEND_DIGESTS, at: '0 8 * * *' },
  ],
  async routes(app, platform) {
    addQueue(platform, claimQueue);
    addQueue(platform, proposalQueue);
    addQueue(platform, reportQueue);
    showClaimWays(app, platform);
    requestClaim(app, platform);
    showClaim(app, platform);
    await proveClaim(app, platform);
    await uploadClaimDocument(app, platform);
    withdrawClaim(app, platform);
    listClaims(app, platform);
    decideClaim(app, platform);
    showClaimDocument(app, platform);
    listOwnPlaces(app, platform);
    showOwnedPlace(app, platform);
    changeOwnedFact(app, platform);
    undoOwnedChange(app, platform);
    confirmOwnedHours(app, platform);
    proposeFact(app, platform);
    withdrawProposal(app, platform);
    listProposals(app, platform);
    decideProposal(app, platform);
    showPlaceTeam(app, platform);
    invitePlaceMember(app, platform);
    withdrawPlaceInvitation(app, platform);
    changePlaceMember(app, platform);
    removePlaceMember(app, platform);
    leavePlace(app, platform);
    showPlaceInvitation(app, platform);
    acceptPlaceInvitation(app, platform);
    listNotices(app, platform);
    previewNotice(app, platform);
    createNotice(app, platform);
    endNotice(app, platform);
    resumeNotice(app, platform);
    listRegionNotices(app, platform);
    decideNotice(app, platform);
    showHoursConfirmation(app, platform);
    confirmHoursByLink(app, platform);
    reportFact(app, platform);
    listFactReports(app, platform);
    answerFactReport(app, platform);
    listOwnedReports(app, platform);
    answerOwnedReport(app, platform);
  },
};
