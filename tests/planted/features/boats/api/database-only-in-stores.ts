import { sql } from 'kysely';
export const all = sql`select 1`;
