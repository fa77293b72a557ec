/**
 * Hours after the end of a departure when those who were not let in are taken for absent; a phone that was without a connection has had the
 * evening to send what it scanned. `selling.noShowHours` of a region changes it.
 */
export const NO_SHOW_AFTER_HOURS = 12;

/** Hours after the end of a departure within which an operator may still say that somebody came: until the money may be paid out. */
export const CORRECTED_WITHIN_HOURS = 72;
