/** Header with the secret of an invitation. */
export const INVITATION_HEADER = 'vereda-invitation-secret';
