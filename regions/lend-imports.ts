import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const lent = new Set<string>();

/**
 * Lets the `art.ts` of a region folder outside the project import the project's scenes as `#posters/…`. Node resolves such names only
 * inside the project.
 */
export function lendImports(folder: string): void {
  if (lent.has(folder) || !relative(ROOT, folder).startsWith('..')) return;
  lent.add(folder);
  const below = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve: (name, context, next) =>
      next(
        name,
        name.startsWith('#') && context.parentURL?.startsWith(below)
          ? { ...context, parentURL: import.meta.url }
          : context,
      ),
  });
}
