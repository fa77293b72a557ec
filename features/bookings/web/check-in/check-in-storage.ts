import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Manifest } from '#features/bookings/contract/check-in.ts';
import type { KeptScan } from './apply-scan.ts';

interface KeptManifest {
  accountId: string;
  manifest: Manifest;
}

export interface WaitingScan extends KeptScan {
  id: string;
  accountId: string;
  departureId: string;
  order: number;
}

interface CheckInSchema extends DBSchema {
  manifests: { key: [string, string]; value: KeptManifest & { departureId: string } };
  scans: { key: string; value: WaitingScan; indexes: { order: number } };
}

/** Lists contain personal data, so the phone deletes them two days after the departure. */
const KEPT_MS = 2 * 86_400_000;

let opened: Promise<IDBPDatabase<CheckInSchema>> | undefined;

function database(): Promise<IDBPDatabase<CheckInSchema>> {
  opened ??= openDB<CheckInSchema>('vereda-salidas', 1, {
    upgrade(db) {
      db.createObjectStore('manifests', { keyPath: ['accountId', 'departureId'] });
      db.createObjectStore('scans', { keyPath: 'id' }).createIndex('order', 'order');
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export async function readManifest(accountId: string, departureId: string): Promise<Manifest | undefined> {
  return (await (await database()).get('manifests', [accountId, departureId]))?.manifest;
}

export async function keepManifest(accountId: string, manifest: Manifest): Promise<void> {
  const db = await database();
  await db.put('manifests', { accountId, departureId: manifest.departure.id, manifest });
  for (const old of await db.getAll('manifests'))
    if (Date.parse(old.manifest.departure.endsAt) + KEPT_MS < Date.now())
      await db.delete('manifests', [old.accountId, old.departureId]);
}

export async function dropManifests(accountId: string): Promise<void> {
  const db = await database();
  for (const { departureId, ...kept } of await db.getAll('manifests'))
    if (kept.accountId === accountId) await db.delete('manifests', [accountId, departureId]);
}

export async function readWaiting(accountId: string, departureId: string): Promise<WaitingScan[]> {
  const all = await (await database()).getAllFromIndex('scans', 'order');
  return all.filter((scan) => scan.accountId === accountId && scan.departureId === departureId);
}

/** The promise resolves when the scan is on the phone's disk. */
export async function keepScan(scan: WaitingScan): Promise<void> {
  const write = (await database()).transaction('scans', 'readwrite', { durability: 'strict' });
  await write.store.put(scan);
  await write.done;
}

export async function dropScans(ids: readonly string[]): Promise<void> {
  const write = (await database()).transaction('scans', 'readwrite');
  for (const id of ids) void write.store.delete(id);
  await write.done;
}
