import { joinById } from '#server/database/join-by-id.ts';

/** Joins for the SQL statements of other areas. Each is `join … on …`; write `left` before it where the row may be missing. */
export const joinPlace = joinById('company');
