import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { KEPT_CACHE } from './offline-screens.ts';

/**
 * Encrypted data for offline screens. The key comes from a link's secret, a PIN or the account's id. No function of
 * this file throws, and reading returns null without storage.
 */

interface Row {
  name: string;
  group: string;
  names: string[];
  at: number;
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

interface KeptSchema extends DBSchema {
  kept: { key: string; value: Row; indexes: { names: string; group: string } };
}

export interface Kept<T> {
  value: T;
  at: number;
}

/**
 * Iterations of the key derivation. The number makes guessing a PIN of eight digits slow, and is fast enough for a
 * cheap phone.
 */
const ROUNDS = 150_000;
const MOST_AGE_MS = 400 * 86_400_000;

let opened: Promise<IDBPDatabase<KeptSchema>> | undefined;
const derived = new Map<string, Promise<CryptoKey>>();

function database(): Promise<IDBPDatabase<KeptSchema>> {
  opened ??= openDB<KeptSchema>('vereda-guardado', 1, {
    upgrade(db) {
      const store = db.createObjectStore('kept', { keyPath: 'name' });
      store.createIndex('names', 'names', { multiEntry: true });
      store.createIndex('group', 'group');
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

export async function keep(
  item: { name: string; group: string; names?: string[]; value: unknown },
  key: string,
): Promise<boolean> {
  const { name, group, names = [], value } = item;
  try {
    const db = await database();
    const salt = (await db.get('kept', name))?.salt ?? crypto.getRandomValues(new Uint8Array(16));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealing = await sealingKey(key, salt);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing, bytesOf(value));
    await db.put('kept', { name, group, names: [name, ...names], at: Date.now(), salt, iv, sealed });
    for (const old of await db.getAll('kept')) if (old.at + MOST_AGE_MS < Date.now()) await db.delete('kept', old.name);
    return true;
  } catch {
    return false;
  }
}

/** @returns null if no item has the name, or if the key is wrong. */
export async function readKept<T>(name: string, key: string): Promise<Kept<T> | null> {
  try {
    const row = await (await database()).getFromIndex('kept', 'names', name);
    if (!row) return null;
    const sealing = await sealingKey(key, row.salt);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: row.iv }, sealing, row.sealed);
    return { value: JSON.parse(new TextDecoder().decode(plain)) as T, at: row.at };
  } catch {
    return null;
  }
}

export async function isKept(name: string): Promise<boolean> {
  try {
    return (await (await database()).getFromIndex('kept', 'names', name)) !== undefined;
  } catch {
    return false;
  }
}

export async function letGo(group: string): Promise<void> {
  try {
    const db = await database();
    for (const name of await db.getAllKeysFromIndex('kept', 'group', group)) await db.delete('kept', name);
  } catch {}
}

/** Deletes all stored data of this device. Signing out calls this function. */
export async function letGoOfAll(): Promise<void> {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(FORM_PREFIX)) sessionStorage.removeItem(name);
    await globalThis.caches?.delete(KEPT_CACHE);
    await (await database()).clear('kept');
  } catch {}
}

export const FORM_PREFIX = 'formulario/';

export async function keepPictures(addresses: string[]): Promise<void> {
  try {
    const cache = await caches.open(KEPT_CACHE);
    for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
  } catch {}
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function sealingKey(key: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const name = `${key}/${salt.join()}`;
  const known = derived.get(name);
  if (known) return known;
  const made = derive(key, salt);
  derived.set(name, made);
  return made;
}

async function derive(key: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const given = await crypto.subtle.importKey('raw', new TextEncoder().encode(key), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    given,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
