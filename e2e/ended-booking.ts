import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import type { Tables } from '../server/database/tables.ts';
import { insertBooking, insertDeparture, insertLink } from '../tests/sales.ts';
import { DATA_DIR, demoPerson } from './demo-people.ts';

const REGION = 'trujillo';

export interface EndedBooking {
  reference: string;
  email: string;
  order: string;
  secret: string;
  operatorId: string;
  slug: string;
}

/** The departures were two days ago. `operadora` becomes a member of the new operator. */
export async function endedBookings(names: readonly string[], dataDir = DATA_DIR): Promise<EndedBooking[]> {
  const embedded = await joinEmbeddedDatabase({ dataDir });
  const pool = new pg.Pool(embedded.connection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { email: owner } = await demoPerson('operadora');
    const departure = await insertDeparture(db, REGION, { hoursAhead: -34 });
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, 'owner' from account where region_id = $2 and email = $3`,
      [departure.operator, REGION, owner],
    );
    const made: EndedBooking[] = [];
    for (const name of names) {
      const { order, reference } = await insertBooking(db, REGION, departure, { name, state: 'REDEEMED' });
      const { rows } = await pool.query(
        `select o.reference, o.contact ->> 'email' as email, p.slug from customer_order o, plan p where o.id = $1 and p.id = $2`,
        [order, departure.plan],
      );
      const secret = await insertLink(db, REGION, order);
      const [found] = rows;
      made.push({
        reference,
        ...{ email: found.email, order: found.reference, slug: found.slug, secret },
        operatorId: departure.operator,
      });
    }
    return made;
  } finally {
    await pool.end();
    await embedded.leave();
  }
}

export async function askHowItWent(dataDir = DATA_DIR): Promise<void> {
  const embedded = await joinEmbeddedDatabase({ dataDir });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    await client.query(`select graphile_worker.add_job('${REGION}:comments/invite-reviews', '{}'::json)`);
  } finally {
    await client.end();
    await embedded.leave();
  }
}
