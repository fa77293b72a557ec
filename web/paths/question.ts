import { path, withSecret } from './build-path.ts';

export const questionPaths = {
  one: (id: string, secret?: string) => withSecret(path`/preguntas/${id}`, secret),
  account: () => '/cuenta/preguntas',
} as const;
