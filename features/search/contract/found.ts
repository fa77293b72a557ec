import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

export const FoundItem = Type.Object({
  label: Type.String(),
  detail: Type.String(),
  path: Type.String({ description: 'Dirección en el sitio' }),
});
export type FoundItem = Static<typeof FoundItem>;

export const FoundGroup = Type.Object({
  source: Type.String({ description: 'De dónde sale: `plans`, `itineraries`, `help`' }),
  title: Type.String(),
  count: Type.Integer(),
  named: Type.Boolean({ description: 'El primero se llama como lo que se buscó, o lo responde' }),
  items: Type.Array(FoundItem, { description: 'Los mejores, tres como máximo' }),
  all: orNull(Type.String({ description: 'Dirección de la lista completa' })),
});
export type FoundGroup = Static<typeof FoundGroup>;

const Words = Type.String({ minLength: 1, maxLength: 80 });

export const FoundQuery = Type.Object({ q: Words }, { additionalProperties: false });
export const FoundGroups = Type.Object({ groups: Type.Array(FoundGroup) });

export const UnfoundBody = Type.Object({ text: Words }, { additionalProperties: false });
