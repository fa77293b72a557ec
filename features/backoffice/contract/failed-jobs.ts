import { type Static, Type } from 'typebox';

/** Work that was given up after its last attempt: a mail that no server took, a check that failed each time. */
export const FailedJobs = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String({ description: '<área>/<qué hace>' }),
      title: Type.String(),
      attempts: Type.Integer(),
      /** What the last attempt ran into, as the program says it. */
      error: Type.String(),
      createdAt: Type.String({ format: 'date-time' }),
      failedAt: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type FailedJobs = Static<typeof FailedJobs>;

/** What the commonest jobs are called. */
const WORDS: Readonly<Record<string, string>> = {
  'backoffice/send-invitation': 'Enviar una invitación al equipo',
  'accounts/send-letter': 'Enviar un correo de una cuenta',
};
export const jobWords = (name: string): string => WORDS[name] ?? name;
