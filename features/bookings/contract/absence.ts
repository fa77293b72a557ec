/**
 * The number of hours after the end of a departure in which offline phones can send scans. The setting
 * `selling.noShowHours` overrides the number.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/**
 * The number of hours after the end of a departure in which a no-show can be corrected. The money can be paid out
 * afterwards.
 */
export const CORRECTED_WITHIN_HOURS = 72;
