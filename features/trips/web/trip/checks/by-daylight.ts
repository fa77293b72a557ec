import type { TimeWindow } from '#planner/model.ts';

/** Minutes after midnight. The sun sets before in every month within 14 degrees of the equator. */
const DARK_AT = 1125;

export const isByDaylight = (windows: readonly TimeWindow[]): boolean => windows.every(({ close }) => close <= DARK_AT);
