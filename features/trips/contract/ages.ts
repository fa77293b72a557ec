/** Ages in years from which a person is an adult and a senior, unless a plan's units have other ages. */
export const GROWN_UP_AT = 18;
export const SENIOR_AT = 60;
