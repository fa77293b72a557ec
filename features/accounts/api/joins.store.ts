import { joinById } from '#server/database/join-by-id.ts';

/** Joins for the statements of other areas: `join … on …`, after `left` where the row may be missing. */
export const joinAccount = joinById('account');
