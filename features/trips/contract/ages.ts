/** Years. A plan can define other ages for its tickets. */
export const GROWN_UP_AT = 18;
export const SENIOR_AT = 60;
