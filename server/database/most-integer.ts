/** PostgreSQL refuses to compare an `integer` column with a larger parameter. */
export const MOST_INTEGER = 2_147_483_647;
