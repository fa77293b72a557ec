/** Header with the secret of an invitation's link, which the browser read from the fragment. */
export const INVITATION_HEADER = 'vereda-invitation-secret';
