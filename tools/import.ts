import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { fileReportInSpanish } from '#features/imports/api/file-report.ts';
import { importFile } from '#features/imports/api/import-file.ts';
import { MOST_BYTES } from '#features/imports/contract/imports.ts';
import { LICENCE_IDS, type LicenceId } from '#features/imports/contract/licences.ts';
import { importRegion } from '#features/places/api/import/import-region.ts';
import { reportInSpanish } from '#features/places/api/import/import-report.ts';
import { UnreadableFile } from '#features/places/api/import/source-record.ts';
import { regionWays } from '#features/places/api/legs/region-ways.ts';
import { RegionError, readRegion } from '#regions/read-region.ts';
import { type Config, readConfig } from '#server/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { migrate } from '#server/database/migrate.ts';
import { prepareQueue } from '#server/jobs/prepare-queue.ts';
import { createLog } from '#server/log.ts';
import { openPlatform } from '#server/open-platform.ts';
import { readBox } from '#server/osm/box.ts';
import { joinNegativeValues } from './negative-values.ts';

/** Equal folders give equal archives. */
const ARCHIVE_TIME = '1990-01-01T12:00:00Z';

/**
 * `npm run import -- --region trujillo [--dry-run] [--report file.json]` imports the region's files into the database
 * and prints a report. With `--file places.csv [--source "City of Trujillo"] [--licence CC-BY-4.0]`, it imports that
 * file as the back office does. The file may be an extract of OpenStreetMap (`--box west,south,east,north` cuts it), or a
 * folder or ZIP of pictures with a table of their licences.
 */
const { values } = parseArgs({
  args: joinNegativeValues(process.argv.slice(2)),
  options: {
    region: { type: 'string' },
    file: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string' },
    box: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const config = readConfig({ ...process.env, ...(values.region && { REGION: values.region }) });
const embedded = config.DATABASE_URL
  ? null
  : await joinEmbeddedDatabase({ dataDir: config.DATA_DIR, say: console.error });
const connection = connect(embedded?.connection ?? { connectionString: config.DATABASE_URL });
try {
  await migrate(connection.pool);
  const { text, report } = values.file ? await importOneFile(config, connection, values.file) : await importFolder();
  if (values.report) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`);
  console.log(text);
} catch (error) {
  if (!(error instanceof UnreadableFile || error instanceof RegionError || error instanceof RangeError)) throw error;
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
} finally {
  await connection.close();
  await embedded?.leave();
}

async function importFolder() {
  const region = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  const ways = await regionWays(region);
  const report = await importRegion(connection.db, region, { dryRun: values['dry-run'], ways });
  return { text: reportInSpanish(report), report };
}

async function importOneFile(settings: Config, { db, pool }: Connection, path: string) {
  await prepareQueue(pool);
  const platform = await openPlatform({ config: settings, db, pool, log: createLog(settings), say: console.error });
  const { source: name, licence, box } = values;
  if (licence !== undefined && !LICENCE_IDS.some((id) => id === licence))
    throw new UnreadableFile(path, `no known licence "${licence}". Known licences: ${LICENCE_IDS.join(', ')}.`);
  const report = await importFile(platform, {
    name: basename(path),
    content: await contentOf(path),
    ...(box !== undefined && { box: readBox(box) }),
    dryRun: values['dry-run'],
    ...((name || licence) && { source: { ...(name && { name }), ...(licence && { licence: licence as LicenceId }) } }),
  });
  return { text: fileReportInSpanish(report, { dryRun: values['dry-run'] }), report };
}

/** @throws {UnreadableFile} if the file is too large */
async function contentOf(path: string): Promise<Buffer> {
  const content = (await stat(path)).isDirectory() ? await zipFolder(path) : await readFile(path);
  if (content.length > MOST_BYTES)
    throw new UnreadableFile(path, `it is larger than ${MOST_BYTES / 1_000_000} MB. Divide it into several files.`);
  return content;
}

/** Pictures are compressed already, so the archive only joins them. */
async function zipFolder(folder: string): Promise<Buffer> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0, mtime: ARCHIVE_TIME }));
}
