import { rowsOf } from '#server/database/rows-of.ts';

export const closureRows = rowsOf('closure');
export const placeNoticeRows = rowsOf('place_notice');
