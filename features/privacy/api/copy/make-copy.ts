import { strToU8, zipSync } from 'fflate';
import { Type } from 'typebox';
import { lockAccount } from '#features/accounts/api/public.ts';
import { COPY_DAYS } from '#features/privacy/contract/privacy.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { readImageAt } from '#server/storage/image-path.ts';
import type { KeptImage } from '#server/storage/keep-image.ts';
import { type KeptFiles, keptFiles } from '#server/storage/kept-files.ts';
import { PERSONAL_DATA } from '../declaration/tables.ts';
import { widestFile } from '../kept-files-of.ts';
import { type Row, readRows, type Subject } from '../personal-data.store.ts';
import { changeCopy, findCopy, finishCopy } from './data-copy.store.ts';
import { type CopiedTable, copiedTable, copyAsJson, copyAsPage } from './write-copy.ts';

export const COPY_FILE = 'datos.zip';
const ATTEMPTS = 5;
/** Progress when all tables are read. Packing is the rest. */
const READ_PERCENT = 90;

export const makeCopy = defineJob(
  Type.Object({ copyId: Id }),
  async ({ copyId }, platform, { last }) => {
    const { db, config, jobs } = platform;
    const copy = await findCopy(db, config.REGION, copyId);
    if (!copy || copy.state === 'ready') return;
    await changeCopy(db, copy, { state: 'working' });
    try {
      const files = keptFiles(config);
      const bytes = await packCopy(platform, copy.account_id, files, (progress) => changeCopy(db, copy, { progress }));
      const fileId = await files.keep({ [COPY_FILE]: bytes });
      const there = await inTransaction(db, async (trx) => {
        if (!(await finishCopy(trx, copy, { fileId, bytes: bytes.length, days: COPY_DAYS }))) return false;
        await jobs.add(trx, 'privacy/tell-copy-ready', { copyId });
        return true;
      });
      if (!there) await files.remove(fileId);
    } catch (error) {
      if (last) await changeCopy(db, copy, { state: 'failed' });
      throw error;
    }
  },
  { attempts: ATTEMPTS },
);

async function packCopy(
  { db, config, region }: Platform,
  accountId: string,
  files: KeptFiles,
  progressed: (percent: number) => Promise<void>,
): Promise<Buffer> {
  const names = Object.keys(PERSONAL_DATA).filter((name) => PERSONAL_DATA[name]?.about !== 'nobody');
  const tables: CopiedTable[] = [];
  const attached: Record<string, Buffer> = {};
  const reports: Promise<void>[] = [];
  await inTransaction(
    db,
    async (trx) => {
      tables.length = 0;
      reports.length = 0;
      const account = await lockAccount(trx, config.REGION, accountId);
      if (!account) throw new Error(`There is no account ${accountId}.`);
      const subject: Subject = { region: config.REGION, id: accountId, email: account.email };
      for (const [index, name] of names.entries()) {
        const rows = await readRows(trx, name, subject);
        tables.push(copiedTable(name, rows));
        Object.assign(attached, await filesOf(name, rows, files));
        // Other requests must see the progress, so another connection writes it. The transaction does not wait for this
        // write, because waiting for a second connection can deadlock.
        reports.push(progressed(Math.round(((index + 1) / names.length) * READ_PERCENT)).catch(() => undefined));
      }
    },
    'repeatable read',
  ).finally(() => Promise.all(reports));
  const { face, settings } = await region.current();
  const facts = {
    product: face.product,
    organisation: face.organisation.name,
    madeAt: new Date(),
    timeZone: settings.time_zone,
  };
  const packed = zipSync({
    'index.html': strToU8(copyAsPage(facts, tables, Object.keys(attached))),
    'datos.json': strToU8(copyAsJson(facts, tables)),
    // Pictures are already compressed, so level 0 stores them unchanged.
    ...Object.fromEntries(Object.entries(attached).map(([name, bytes]) => [name, [bytes, { level: 0 }] as const])),
  });
  return Buffer.from(packed);
}

async function filesOf(name: string, rows: readonly Row[], files: KeptFiles): Promise<Record<string, Buffer>> {
  const declared = PERSONAL_DATA[name]!;
  if (declared.about === 'nobody' || declared.erased !== 'rows' || !declared.files) return {};
  const found: Record<string, Buffer> = {};
  for (const row of rows) {
    const image = row[declared.files.split(' ')[0]!] as KeptImage | { url: string }[] | null;
    if (Array.isArray(image)) {
      const path = image.at(-1)?.url;
      const bytes = path && (await readImageAt(files, path));
      if (bytes) found[path.slice(1).replace(/\/(?=[^/]*$)/, '-')] = bytes;
      continue;
    }
    if (!image?.id) continue;
    const file = widestFile(image);
    const bytes = await files.read(image.id, file);
    if (bytes) found[`archivos/${image.id}-${file}`] = bytes;
  }
  return found;
}
