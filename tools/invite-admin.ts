import { inviteAdmin } from '#features/backoffice/api/staff/invite-admin.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';

/** `npm run invite:admin -- rosa@ejemplo.pe`: prints a one-time link that makes this person an admin of the region. */
const email = process.argv[2]?.trim();
if (!email || !/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email)) {
  console.error('Usage: npm run invite:admin -- <e-mail>');
  process.exit(1);
}
const config = readConfig();
const embedded = config.DATABASE_URL
  ? null
  : await joinEmbeddedDatabase({ dataDir: config.DATA_DIR, say: console.error });
const { db, pool, close } = connect(embedded?.connection ?? { connectionString: config.DATABASE_URL });
try {
  await migrate(pool);
  const link = await inviteAdmin(db, config, email);
  if (link) console.log(`${link}\nIt opens once, within seven days, for the account of ${email}.`);
  else {
    console.error(`${email} is in the team of ${config.REGION} already.`);
    process.exitCode = 1;
  }
} finally {
  await close();
  await embedded?.leave();
}
