import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importRegion } from '#features/places/api/import/import-region.ts';
import { reportInSpanish } from '#features/places/api/import/import-report.ts';
import { UnreadableFile } from '#features/places/api/import/source-record.ts';
import { regionWays } from '#features/places/api/legs/region-ways.ts';
import { RegionError, readRegion } from '#regions/read-region.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';

/**
 * `npm run import -- --region trujillo [--dry-run] [--report file.json]`: imports the region's files into the database
 * and prints a report.
 */
const { values } = parseArgs({
  options: { region: { type: 'string' }, 'dry-run': { type: 'boolean', default: false }, report: { type: 'string' } },
});
const config = readConfig({ ...process.env, ...(values.region && { REGION: values.region }) });
const embedded = config.DATABASE_URL
  ? null
  : await joinEmbeddedDatabase({ dataDir: config.DATA_DIR, say: console.error });
const { db, pool, close } = connect(embedded?.connection ?? { connectionString: config.DATABASE_URL });
try {
  await migrate(pool);
  const region = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  const report = await importRegion(db, region, { dryRun: values['dry-run'], ways: await regionWays(region) });
  if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
  console.log(reportInSpanish(report));
} catch (error) {
  if (!(error instanceof UnreadableFile || error instanceof RegionError)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
} finally {
  await close();
  await embedded?.leave();
}
