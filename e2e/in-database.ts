import pg from 'pg';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import { DATA_DIR } from './demo-people.ts';

export async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await joinEmbeddedDatabase({ dataDir: DATA_DIR });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await embedded.leave();
  }
}
