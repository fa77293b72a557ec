import { type Static, Type } from 'typebox';
import { Instant } from '#features/schema.ts';

const envelope = {
  id: Type.String(),
  sentAt: Instant,
  to: Type.String(),
  subject: Type.String(),
};

export const MailHead = Type.Object({
  ...envelope,
  preview: Type.String({ description: 'El comienzo del texto, sin saltos de línea' }),
});
export type MailHead = Static<typeof MailHead>;

export const MailList = Type.Object({
  items: Type.Array(MailHead),
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
