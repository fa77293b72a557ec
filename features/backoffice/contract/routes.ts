/** Paths of the region's back office. The paths of its settings are in `features/organisation/contract/routes.ts`. */
export const backofficeRoutes = {
  overview: '/api/admin/overview/',
  staff: '/api/admin/staff/',
  staffMember: '/api/admin/staff/:accountId/',
  invitations: '/api/admin/staff/invitations/',
  invitation: '/api/admin/staff/invitations/:id/',
  resend: '/api/admin/staff/invitations/:id/resend',
  /** Needs no session: the invitation's secret is in the header `vereda-invitation-secret`. */
  showInvitation: '/api/staff-invitations/show',
  acceptInvitation: '/api/me/staff-invitations/accept',
  people: '/api/admin/people/',
  person: '/api/admin/people/:id/',
  movePerson: '/api/admin/people/:id/state',
  endPersonSessions: '/api/admin/people/:id/sessions/end',
  factorRemoval: '/api/admin/people/:id/factor-removal',
  failedJobs: '/api/admin/failed-jobs/',
  retryJob: '/api/admin/failed-jobs/:id/retry',
} as const;

/** Header with the secret of an invitation's link, which the browser read from the fragment. */
export const INVITATION_HEADER = 'vereda-invitation-secret';
