import { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';

/** `npm run check:money`: checks the invariants of seats and money, and lists cases that a person must decide. */
const config = readConfig();
const embedded = config.DATABASE_URL
  ? null
  : await joinEmbeddedDatabase({ dataDir: config.DATA_DIR, say: console.error });
const { db, pool, close } = connect(embedded?.connection ?? { connectionString: config.DATABASE_URL });
try {
  await migrate(pool);
  const { invariants, broken, cases } = await checkMoney(db, config.REGION);
  for (const { invariant, subject, detail } of broken) console.log(`${invariant}: ${subject}: ${detail}`);
  for (const { id, about, reason, amount, currency, openedAt } of cases) {
    console.log(
      `needs_review ${id} since ${openedAt}: ${about}: ${reason}${amount === null ? '' : ` ${currency} ${amount}`}`,
    );
  }
  console.log(`${invariants.length} invariants, ${broken.length} broken; ${cases.length} cases wait for a person.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await close();
  await embedded?.leave();
}
