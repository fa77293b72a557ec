/**
 * Hours after a departure's end. Offline phones can send scans during this time.
 * `selling.noShowHours` overrides the number.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/** Hours after a departure's end. Afterwards the money can be paid out. */
export const CORRECTED_WITHIN_HOURS = 72;
