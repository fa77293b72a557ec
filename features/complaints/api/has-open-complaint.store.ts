import { type RawBuilder, sql } from 'kysely';

/** SQL condition: the person has an open complaint, by email address or account. The arguments are SQL expressions. */
export const hasOpenComplaint = (
  region: RawBuilder<unknown>,
  person: { email: RawBuilder<unknown>; account: RawBuilder<unknown> },
): RawBuilder<boolean> => sql`exists (
  select from complaint c where c.region_id = ${region} and c.state <> 'closed'
    and (lower(c.email) = lower(${person.email}) or c.account_id = ${person.account}))`;
