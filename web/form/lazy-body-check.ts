import type { TSchema } from 'typebox';
import type { Issue } from '#features/issues.ts';

export type BodyCheck = (body: unknown) => Issue[];

/**
 * Returns a function that loads `schema` and TypeBox once. If loading fails, the check accepts every body, because the
 * server checks it too.
 */
export function lazyBodyCheck(schema: () => Promise<TSchema>, country: string): () => Promise<BodyCheck> {
  let loading: Promise<BodyCheck> | null = null;
  return () => {
    loading ??= Promise.all([schema(), import('./check-body.ts')]).then(
      ([loaded, { checkBody }]) =>
        (body) =>
          checkBody(loaded, body, country),
      () => {
        loading = null;
        return () => [];
      },
    );
    return loading;
  };
}
