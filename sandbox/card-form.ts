import type { Faults, Typed } from './page.ts';
import { type TestCard, testCard } from './test-cards.ts';

export type ReadCard = { card: TestCard } | { faults: Faults };

export function readCard(fields: Record<string, unknown>, now: Date): ReadCard {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const number = text('number').replaceAll(/[\s-]/g, '');
  const faults: Faults = {};
  const card = testCard(number);
  if (!number) faults.number = 'Escribe el número de la tarjeta.';
  else if (!card) {
    faults.number = passesLuhn(number)
      ? 'No es una tarjeta de prueba: elige una de la lista. Aquí no se usan tarjetas de verdad.'
      : 'A este número le falta o le sobra algo.';
  }
  const expiry = expiryFault(text('expiry'), now);
  if (expiry) faults.expiry = expiry;
  const digits = card?.brand === 'American Express' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(text('cvc'))) faults.cvc = `Son ${digits} cifras.`;
  if (text('name').length < 2) faults.name = 'Escribe el nombre que está en la tarjeta.';
  return card && Object.keys(faults).length === 0 ? { card } : { faults };
}

export function typedOf(fields: Record<string, unknown>): Typed {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].slice(0, 80) : '');
  // A payer may type the card number into a wrong field, so values with more than six digits are dropped.
  const safe = (value: string) => (value.replaceAll(/\D/g, '').length > 6 ? '' : value);
  return { name: safe(text('name')), expiry: safe(text('expiry')) };
}

function expiryFault(text: string, now: Date): string | null {
  const match = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return 'Escribe mes y año, como 08/29.';
  return Date.UTC(2000 + Number(match[2]), month) <= now.getTime() ? 'Esta tarjeta ya venció.' : null;
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
