/** The largest number of an `integer` column. The database refuses to compare it with a larger one. */
export const MOST_INTEGER = 2_147_483_647;
