import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Value } from 'typebox/value';
import { LookFile, lookContradictions } from './look-schema.ts';

export const hasLookFile = (folder: string): boolean => existsSync(join(folder, 'look.json'));

/** @returns the look, or null together with all faults of the file */
export async function readLookFile(folder: string): Promise<{ look: LookFile | null; faults: string[] }> {
  const shown = `regions/${basename(folder)}/look.json`;
  let value: unknown;
  try {
    value = JSON.parse(await readFile(join(folder, 'look.json'), 'utf8'));
  } catch (error) {
    return { look: null, faults: [`${shown}: ${error instanceof Error ? error.message : error}`] };
  }
  if (!Value.Check(LookFile, value)) {
    const faults = [...Value.Errors(LookFile, value)];
    return { look: null, faults: faults.map(({ instancePath, message }) => `${shown}${instancePath}: ${message}`) };
  }
  const faults = lookContradictions(value).map((fault) => `${shown}${fault}`);
  return { look: faults.length > 0 ? null : value, faults };
}
