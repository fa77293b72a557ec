import { type RawBuilder, sql } from 'kysely';

/** SQL condition that is true if the person has an open complaint. The arguments are SQL expressions. */
export const hasOpenComplaint = (
  region: RawBuilder<unknown>,
  person: { email: RawBuilder<unknown>; account: RawBuilder<unknown> },
): RawBuilder<boolean> => sql`exists (
  select from complaint c where c.region_id = ${region} and c.state <> 'closed'
    and (lower(c.email) = lower(${person.email}) or c.account_id = ${person.account}))`;
