export const OPERATOR_INVITATION_HEADER = 'vereda-operator-invitation';
