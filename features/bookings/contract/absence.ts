/**
 * Hours after the end of a departure until bookings without a check-in become no-shows. A phone that was offline has had the evening to send its
 * scans. The region's setting `selling.noShowHours` overrides it.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/** Hours after the end of a departure in which an operator may still correct a no-show: until the money may be paid out. */
export const CORRECTED_WITHIN_HOURS = 72;
