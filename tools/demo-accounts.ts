import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { presentCode, readDemoAccounts, removeDemoAccounts } from './demo/accounts/demo-accounts.ts';

/**
 * `npm run demo:accounts`: lists the demo's accounts with passwords and the admin's current code. `-- --remove` deletes
 * the accounts from the database.
 */
const config = readConfig();
if (process.argv.includes('--remove')) await remove();
else await show();

async function show(): Promise<void> {
  const people = config.MODE === 'demo' ? await readDemoAccounts(config) : undefined;
  if (!people) {
    console.error('There are no demo accounts: they are made when a demo starts for the first time (npm start).');
    process.exitCode = 1;
    return;
  }
  const rows = people.map((person) => [
    person.staff ?? (person.operator ? `operator ${person.operator}` : 'traveller'),
    person.email,
    person.password,
    presentCode(person) ?? '',
  ]);
  const table = [['role', 'e-mail', 'password', 'code now'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

async function remove(): Promise<void> {
  const embedded = config.DATABASE_URL ? undefined : await joinEmbeddedDatabase({ dataDir: config.DATA_DIR });
  const { db, close } = connect(embedded?.connection ?? { connectionString: config.DATABASE_URL });
  const gone = await removeDemoAccounts({ config, db });
  console.log(gone.length > 0 ? `Removed: ${gone.join(', ')}.` : 'There were none.');
  await close();
  await embedded?.leave();
}
