/** The largest number that an `integer` column holds; beyond it the database refuses to compare. */
export const MOST_INTEGER = 2_147_483_647;
