/** The browser reads the secret from the link's fragment. */
export const INVITATION_HEADER = 'vereda-invitation-secret';
