/**
 * Hours after a departure's end until bookings without a check-in become no-shows. Phones that were offline can send
 * their scans until then. The region's setting `selling.noShowHours` overrides the number.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/** Hours after a departure's end in which an operator can correct a no-show. Afterwards the money can be paid out. */
export const CORRECTED_WITHIN_HOURS = 72;
