import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { markLeftPhotos } from './left-mark.ts';

/**
 * Photos that this device still has to send. A browser cannot open a chosen file again after its tab was closed, so
 * the bytes are stored. No function of this file throws: without storage, an upload ends with its tab.
 */

export interface KeptUpload {
  id: string;
  accountId: string;
  batch: string;
  /** Key of the owner. */
  subject: string;
  name: string;
  type: string;
  /** The chosen file, or from `isPrepared` on the bytes that the server expects. */
  bytes: Blob;
  isPrepared: boolean;
  /** The beginning of the camera's file, which says where the photo was taken. */
  head: Blob;
  alt: string;
  /** Milliseconds. */
  keptAt: number;
}

interface UploadSchema extends DBSchema {
  uploads: { key: string; value: KeptUpload };
}

/** The server deletes unfinished uploads after the same time. */
const KEPT_MS = 86_400_000;

let opened: Promise<IDBPDatabase<UploadSchema>> | undefined;

function database(): Promise<IDBPDatabase<UploadSchema>> {
  opened ??= openDB<UploadSchema>('vereda-fotos', 1, {
    upgrade(db) {
      db.createObjectStore('uploads', { keyPath: 'id' });
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const never = () => undefined;

export async function keepUpload(upload: KeptUpload): Promise<void> {
  await work(async (db) => {
    await db.put('uploads', upload);
  });
  hold(upload.id);
}

/** Does nothing if the upload is not stored. */
export const changeUpload = (id: string, change: Partial<KeptUpload>): Promise<void> =>
  work(async (db) => {
    const write = db.transaction('uploads', 'readwrite');
    const kept = await write.store.get(id);
    if (kept) await write.store.put({ ...kept, ...change });
    await write.done;
  });

export async function dropUpload(id: string): Promise<void> {
  holds.get(id)?.();
  await work((db) => db.delete('uploads', id));
}

/**
 * The photos of one owner that no open tab sends. Old photos, and photos of other accounts, are deleted.
 * @param accountId null if the person has signed out
 */
export async function readLeft(accountId: string | null, subject: string): Promise<KeptUpload[]> {
  const left: KeptUpload[] = [];
  const held = await heldByTabs();
  await work(async (db) => {
    for (const upload of await db.getAll('uploads')) {
      const isOver = upload.keptAt + KEPT_MS < Date.now();
      if (upload.accountId !== accountId || isOver) await db.delete('uploads', upload.id);
      else if (upload.subject === subject && !held.has(lockOf(upload.id))) left.push(upload);
    }
  });
  return left.sort((one, other) => one.keptAt - other.keptAt);
}

async function work(change: (db: IDBPDatabase<UploadSchema>) => Promise<void>): Promise<void> {
  try {
    const db = await database();
    await change(db);
    markLeftPhotos(new Set((await db.getAll('uploads')).map(({ subject }) => subject)));
  } catch {
    // The browser refuses storage in private mode, or its storage is full.
  }
}

const lockOf = (id: string) => `foto/${id}`;
const holds = new Map<string, () => void>();

/** While a tab sends a photo, other tabs leave it alone. A closed tab releases its locks. */
export function hold(id: string): void {
  if (holds.has(id)) return;
  navigator.locks
    ?.request(lockOf(id), () => new Promise<void>((release) => holds.set(id, release)))
    .then(() => holds.delete(id))
    .catch(never);
}

async function heldByTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(never)) ?? {};
  return new Set(held.map(({ name }) => name ?? ''));
}
