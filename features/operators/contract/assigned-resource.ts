import { type Static, Type } from 'typebox';

export const RESOURCE_KINDS = ['guide', 'vehicle', 'boat', 'equipment', 'room'] as const;
export const RESOURCE_KIND_NAMES: Record<(typeof RESOURCE_KINDS)[number], string> = {
  guide: 'Guía',
  vehicle: 'Vehículo',
  boat: 'Embarcación',
  equipment: 'Equipo',
  room: 'Sala',
};

export const AssignedResource = Type.Object({ kind: Type.Enum([...RESOURCE_KINDS]), name: Type.String() });
export type AssignedResource = Static<typeof AssignedResource>;

/** Travellers see only the first name of a guide. */
export const forTravellers = (resources: readonly AssignedResource[]): AssignedResource[] =>
  resources.map(({ kind, name }) => ({ kind, name: kind === 'guide' ? name.trim().split(/[\s(,]/)[0]! : name }));

/** For example "Guía: Inés". */
export const resourceWords = (resources: readonly AssignedResource[]): string[] =>
  resources.map(({ kind, name }) => `${RESOURCE_KIND_NAMES[kind]}: ${name}`);
