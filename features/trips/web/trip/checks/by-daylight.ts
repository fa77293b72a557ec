import type { TimeWindow } from '#planner/model.ts';

/** Minutes after midnight. Within 14 degrees of the equator, the sun sets earlier than 18:45 in every month. */
const DARK_AT = 1125;

export const isByDaylight = (windows: readonly TimeWindow[]): boolean => windows.every(({ close }) => close <= DARK_AT);
