import { DAY_NAMES, MONTH_NAMES } from './rules.ts';

const LONG_NAMES: Record<string, string> = Object.fromEntries([
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name, i) => [
    name,
    DAY_NAMES[i]!,
  ]),
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name, i) => [name, DAY_NAMES[i]!]),
  ...DAY_NAMES.map((name) => [name.toLowerCase(), name]),
  ...MONTH_NAMES.map((name) => [name.toLowerCase(), name]),
  ['ph', 'PH'],
  ['closed', 'off'],
]);

/** Adds a Spanish warning for each correction. "Mo-Sa 8:00 AM-10:00 PM" → "Mo-Sa 08:00-22:00". */
export function repairHours(text: string): { text: string; warnings: string[] } {
  const warnings: string[] = [];
  const step = (value: string, change: (value: string) => string, warning: string | null) => {
    const changed = change(value);
    if (changed !== value && warning) warnings.push(warning);
    return changed;
  };
  const outsideReviews = (value: string, change: (part: string) => string) =>
    value
      .split(/("[^"]*")/)
      .map((part) => (part.startsWith('"') ? part : change(part)))
      .join('');

  let value = step(text, (v) => v.replace(/[\s\u00a0\u2009\u202f]+/g, ' ').trim(), null);
  value = outsideReviews(value, (part) => {
    let v = step(part, (p) => p.replace(/\s*[\u2010-\u2015\u2212]\s*/g, '-'), 'guion tipográfico cambiado por «-»');
    v = step(v, twelveHours, 'horas de 12 con a. m. y p. m. pasadas a horas de 24');
    v = step(v, (p) => p.replace(/(?<![\d:])(\d):(\d{2})(?!\d)/g, '0$1:$2'), 'hora completada a dos cifras');
    return step(
      v,
      (p) => p.replace(/[A-Za-z]+/g, (word) => LONG_NAMES[word.toLowerCase()] ?? word),
      'nombres de días o palabras escritos en su forma corta',
    );
  });
  value = step(value, (v) => v.replace(/\s*;\s*$/, ''), 'punto y coma final retirado');
  return { text: value, warnings };
}

function twelveHours(text: string): string {
  return text.replace(
    /(?<![\d:])(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.? ?m\b\.?/gi,
    (whole, hour: string, minute: string | undefined, half: string) => {
      const h = Number(hour);
      if (h < 1 || h > 12) return whole;
      return `${String((h % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute ?? '00'}`;
    },
  );
}
