import { rowsOf } from '#server/database/rows-of.ts';

/** Tables for `from` and `join` in the SQL statements of other areas, each with the alias that the statement uses. */
export const invitationRows = rowsOf('staff_invitation');
