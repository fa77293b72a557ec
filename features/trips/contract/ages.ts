/** Years from which somebody is grown up, and from which a senior, wherever no plan's own units say otherwise. */
export const GROWN_UP_AT = 18;
export const SENIOR_AT = 60;
