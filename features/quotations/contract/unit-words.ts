import type { LineUnit } from './offer.ts';

function groupPrice(units: readonly LineUnit[]): LineUnit | undefined {
  const priced = units.filter(({ unitPrice }) => unitPrice > 0);
  const [only] = priced;
  return priced.length === 1 && only!.quantity === 1 && /^grupo$/i.test(only!.name.trim()) ? only : undefined;
}

/** Example: "2 × día, PEN 180 + 3 × persona, PEN 40" or "PEN 360 por el grupo · 4 personas". */
export function unitWords(units: readonly LineUnit[], money: (minor: number) => string): string {
  const group = groupPrice(units);
  if (group) return [`${money(group.unitPrice)} por el grupo`, ...peopleIn(units)].join(' · ');
  return units
    .map(({ name, quantity, unitPrice }) => `${quantity} × ${name}, ${unitPrice === 0 ? 'gratis' : money(unitPrice)}`)
    .join(' + ');
}

/** Example: "2 × día, 4 × persona" or "el grupo · 4 personas". */
export function countWords(units: readonly LineUnit[]): string {
  if (groupPrice(units)) return ['el grupo', ...peopleIn(units)].join(' · ');
  return units.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

function peopleIn(units: readonly LineUnit[]): string[] {
  const people = units.reduce((sum, { unitId, quantity }) => (unitId === null ? sum : sum + quantity), 0);
  return people > 0 ? [people === 1 ? '1 persona' : `${people} personas`] : [];
}
