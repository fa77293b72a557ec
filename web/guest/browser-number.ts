import { storage } from '#web/storage.ts';

const KEY = 'navegador';
let unkept: string | undefined;

/**
 * Returns a random id of this browser. The server counts by it the unpaid orders and the votes of a browser without an
 * account.
 */
export function browserNumber(): string {
  const known = storage.read<string>(KEY) ?? unkept;
  if (known) return known;
  unkept = crypto.randomUUID();
  storage.write(KEY, unkept);
  return unkept;
}
