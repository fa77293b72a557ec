import type { UnitType } from './unit.ts';

const PEOPLE: Record<UnitType, readonly [one: string, many: string]> = {
  ADULT: ['adulto', 'adultos'],
  YOUTH: ['joven', 'jóvenes'],
  CHILD: ['niña o niño', 'niñas o niños'],
  INFANT: ['bebé', 'bebés'],
  FAMILY: ['familia', 'familias'],
  SENIOR: ['adulto mayor', 'adultos mayores'],
  STUDENT: ['estudiante', 'estudiantes'],
  MILITARY: ['militar', 'militares'],
  OTHER: ['persona', 'personas'],
};

/** For example "2 adultos · 1 niña o niño". An empty party is "Nadie". */
export function peopleWords(party: Iterable<readonly [type: UnitType, quantity: number]>): string {
  const counts = new Map<UnitType, number>();
  for (const [type, quantity] of party) if (quantity > 0) counts.set(type, (counts.get(type) ?? 0) + quantity);
  return [...counts].map(([type, count]) => `${count} ${PEOPLE[type][count === 1 ? 0 : 1]}`).join(' · ') || 'Nadie';
}
