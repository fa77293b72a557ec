import type { FactName, PlaceFacts } from '#features/places/contract/place-facts.ts';
import { moneyText } from '#server/paper/money-text.ts';

const NEED_WORDS = {
  step_free: 'sin escalones',
  children: 'con niños',
  low_effort: 'poco esfuerzo',
  shade: 'con sombra',
  low_altitude: 'poca altura',
} as const;

const ACCESS_WORDS = {
  doorCm: 'puerta en cm',
  steps: 'escalones',
  stepCm: 'alto del escalón en cm',
  ramp: 'rampa',
  slopePercent: 'pendiente en %',
  toilet: 'baño adaptado',
  parking: 'estacionamiento reservado',
} as const;

/** The fact as the audit log shows it. */
export function factText(facts: PlaceFacts, fact: FactName): string | null {
  const { kind, position, hours, needs, access, register, poster } = facts;
  switch (fact) {
    case 'kind':
      return kind.label;
    case 'position':
      return `${position.lat.toFixed(5)}, ${position.lon.toFixed(5)}`;
    case 'hours':
      return hours.rule ?? (hours.class === 'open_space' ? 'Espacio abierto' : null);
    case 'fees':
      return feesText(facts.fees);
    case 'needs':
      return listed(needs, NEED_WORDS);
    case 'access':
      return listed(access, ACCESS_WORDS);
    case 'register':
      return register && [register.number, register.until && `hasta ${register.until}`].filter(Boolean).join(', ');
    case 'poster':
      return [poster.scene, poster.hour, poster.seed].filter(Boolean).join(' · ');
    default: {
      const value = facts[fact];
      return Array.isArray(value) ? value.join('; ') : value;
    }
  }
}

function feesText(fees: PlaceFacts['fees']): string | null {
  if (!fees) return null;
  const { adult, residents, currency } = fees;
  const prices = [
    ...(adult === undefined ? [] : [adult === 0 ? 'gratis' : moneyText(adult, currency)]),
    ...(residents?.adult === undefined ? [] : [`residentes: ${moneyText(residents.adult, currency)}`]),
  ];
  return prices.length > 0 ? prices.join('; ') : fees.text;
}

function listed<Key extends string>(
  values: Partial<Record<Key, boolean | number | undefined>>,
  words: Record<Key, string>,
): string {
  return (Object.entries(values) as [Key, boolean | number][])
    .map(([key, value]) => `${words[key]}: ${value === true ? 'sí' : value === false ? 'no' : value}`)
    .join('; ');
}
