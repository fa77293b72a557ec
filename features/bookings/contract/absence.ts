/**
 * Hours after a departure's end. Until then, offline phones can send scans.
 * `selling.noShowHours` overrides the number.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/** Hours after a departure's end. Afterwards the money can be paid out. */
export const CORRECTED_WITHIN_HOURS = 72;
