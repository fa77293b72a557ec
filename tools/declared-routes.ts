import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Declaration, Route } from '#features/route.ts';

const FEATURES = join(import.meta.dirname, '..', 'features');

export type DeclaredRoute = Pick<Route, 'method' | 'path'> & { declaration: Declaration };

export async function declaredRoutes(): Promise<DeclaredRoute[]> {
  const files = (await readdir(FEATURES, { recursive: true })).filter((name) =>
    /[\\/]contract[\\/][\w-]*routes\.ts$/.test(name),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(pathToFileURL(join(FEATURES, name)).href)),
  );
  return modules.flatMap((exported) => Object.values(exported)).filter(isDeclared);
}

const isDeclared = (exported: unknown): exported is DeclaredRoute =>
  typeof exported === 'object' && exported !== null && 'declaration' in exported && 'path' in exported;
