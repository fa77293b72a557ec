import { type Static, Type } from 'typebox';

export const GENDERS = [
  { code: 'female', label: 'Femenino' },
  { code: 'male', label: 'Masculino' },
  { code: 'non_binary', label: 'No binario' },
  { code: 'other', label: 'Otro' },
  { code: 'undisclosed', label: 'Prefiero no decirlo' },
] as const;
export type GenderCode = (typeof GENDERS)[number]['code'];

export const Gender = Type.Object({ code: Type.Enum(GENDERS.map(({ code }) => code)), label: Type.String() });
export const Genders = Type.Object({ items: Type.Array(Gender) });
export type Genders = Static<typeof Genders>;
