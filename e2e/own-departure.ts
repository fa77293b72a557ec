import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import type { Tables } from '../server/database/tables.ts';
import { insertDeparture, insertSameOption } from '../tests/sales.ts';
import { DATA_DIR, demoPerson } from './demo-people.ts';

const REGION = 'trujillo';

/** Creates a departure 30 hours ahead, and makes the demo's traveller a member of its operator. */
export async function prepareDeparture(role: 'sales' | 'owner' = 'sales') {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const pool = new pg.Pool(embedded.connection);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { email } = await demoPerson('viajera');
    const departure = await insertDeparture(db, REGION, { hoursAhead: 30 });
    const { operator, startsAt } = departure;
    await insertSameOption(db, REGION, departure);
    await pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, $4 from account where region_id = $2 and email = $3`,
      [operator, REGION, email, role],
    );
    const day = startsAt.toLocaleDateString('sv', { timeZone: 'America/Lima' });
    const own = `/operador/${operator}`;
    return {
      own,
      departure: departure.departure,
      departures: `${own}/salidas?dia=${day}`,
      bookings: `${own}/reservas`,
    };
  } finally {
    await pool.end();
    await embedded.leave();
  }
}
