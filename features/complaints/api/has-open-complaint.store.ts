import { type RawBuilder, sql } from 'kysely';

/** Whether a person has an open complaint, by an email address or by an account. The arguments are expressions of the statement. */
export const hasOpenComplaint = (
  region: RawBuilder<unknown>,
  person: { email: RawBuilder<unknown>; account: RawBuilder<unknown> },
): RawBuilder<boolean> => sql`exists (
  select from complaint c where c.region_id = ${region} and c.state <> 'closed'
    and (lower(c.email) = lower(${person.email}) or c.account_id = ${person.account}))`;
