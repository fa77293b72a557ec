import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const lent = new Set<string>();

/**
 * A region folder can lie outside the project, where Node does not resolve `#posters/…`. This function makes these
 * imports work in the `art.ts` of the folder.
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
