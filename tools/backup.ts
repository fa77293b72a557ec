import { readConfig } from '#server/config.ts';
import { backUp } from '#server/database/embedded/backup.ts';

/** `npm run backup -- <file>`: copies the embedded database and the uploads into one file while the site runs. */
const { DATA_DIR, DATABASE_URL } = readConfig();
const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say where to: npm run backup -- <file>');
  if (DATABASE_URL)
    throw new Error(
      'DATABASE_URL is set: back that server up with its own tools (pg_basebackup, pg_dump), and then copy DATA_DIR/uploads.',
    );
  const bytes = await backUp({ dataDir: DATA_DIR, file });
  console.log(`Backed up to ${file} (${(bytes / 1e6).toFixed(1)} MB).`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
