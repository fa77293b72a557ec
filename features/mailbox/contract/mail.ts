import { type Static, Type } from 'typebox';
import { Instant } from '#features/schema.ts';

const envelope = {
  id: Type.String(),
  sentAt: Instant,
  to: Type.String(),
  subject: Type.String(),
};

export const MailSummary = Type.Object({
  ...envelope,
  preview: Type.String({ description: 'El comienzo del texto, sin saltos de línea' }),
});
export type MailSummary = Static<typeof MailSummary>;

export const MailList = Type.Object({
  items: Type.Array(MailSummary),
  next: Type.Union([Type.String(), Type.Null()], { description: 'Cursor de la página siguiente' }),
});
export type MailList = Static<typeof MailList>;

export const Mail = Type.Object({
  ...envelope,
  from: Type.String(),
  text: Type.String(),
  headers: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
});
export type Mail = Static<typeof Mail>;
