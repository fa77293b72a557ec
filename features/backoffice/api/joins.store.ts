import { rowsOf } from '#server/database/rows-of.ts';

export const invitationRows = rowsOf('staff_invitation');
