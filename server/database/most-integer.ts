/** Largest value of an `integer` column. PostgreSQL refuses to compare the column with a larger parameter. */
export const MOST_INTEGER = 2_147_483_647;
