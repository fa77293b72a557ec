import { readConfig } from '#server/config.ts';
import { restore } from '#server/database/embedded/restore.ts';

/** `npm run restore -- <file> [--force]`: replaces the embedded database and the uploads of a stopped site. */
const { DATA_DIR, DATABASE_URL } = readConfig();
const args = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith('--'));
try {
  if (!file) throw new Error('Say from where: npm run restore -- <file> [--force]');
  if (DATABASE_URL) throw new Error('DATABASE_URL is set: restore that server with its own tools.');
  const { takenAt, former, formerUploads } = await restore({
    dataDir: DATA_DIR,
    file,
    force: args.includes('--force'),
  });
  console.log(`Restored the database and the uploads of ${takenAt}.`);
  for (const folder of [former, formerUploads]) if (folder) console.log(`What was there is in ${folder}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
