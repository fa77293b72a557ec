/** Largest value of PostgreSQL's type `integer`. */
export const MOST_INTEGER = 2_147_483_647;
