const HOURS = /^(?:a\s+)?(?:las?\s+)?(\d{1,2})(?:\s*[:.,h ]\s*(\d{2})|(\d{2}))?\s*(?!\d)(.*)$/;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['mediodia', '12:00'],
  ['medianoche', '00:00'],
]);
const BEFORE_NOON = /^a\.?\s*m\.?$/;
const AFTER_NOON = /^p\.?\s*m\.?$/;
/** In Peruvian timetables, "12 m" is noon. */
const NOON = /^m\.?$/;
const PART_HOURS: readonly (readonly [RegExp, string])[] = [
  [/^((?:a )?(?:las? )?\d{1,2}) y media\b/, '$1:30'],
  [/^((?:a )?(?:las? )?\d{1,2}) y cuarto\b/, '$1:15'],
];
const JUST_HOURS = /^(?:h|hs|hrs?|horas?)?\.?$/;

const PARTS: ReadonlyMap<string, readonly number[]> = new Map([
  ['madrugada', [0, 1, 2, 3, 4, 5, 6]],
  ['manana', [4, 5, 6, 7, 8, 9, 10, 11]],
  ['tarde', [12, 13, 14, 15, 16, 17, 18, 19, 20]],
  ['noche', [18, 19, 20, 21, 22, 23, 0]],
]);

/**
 * Accepts usual spellings, such as "0830", "15h30", "3:00 p. m.", "3 de la tarde" and "8 y media".
 * @returns "HH:MM" from "00:00" to "23:59". Null for text that is no time of day or contradicts itself ("15 am").
 */
export function parseClock(text: string): string | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const named = NAMED.get(plain.replace(/^al? /, ''));
  if (named) return named;
  const [, hours, marked, joined, rest = ''] =
    HOURS.exec(PART_HOURS.reduce((said, [words, clock]) => said.replace(words, clock), plain)) ?? [];
  if (hours === undefined) return null;
  const minutes = marked ?? joined ?? '00';
  const hour = hourOfDay(Number(hours), rest);
  if (hour === null || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOfDay(hour: number, words: string): number | null {
  if (hour > 23) return null;
  const rest = words.replace(/^(?:h|hs|hrs?|horas?)\.?\s+/, '');
  if (JUST_HOURS.test(rest)) return hour;
  if (BEFORE_NOON.test(rest)) return hour >= 1 && hour <= 12 ? hour % 12 : null;
  if (AFTER_NOON.test(rest)) return hour === 0 ? null : hour < 12 ? hour + 12 : hour;
  if (rest === 'del mediodia' || NOON.test(rest)) return hour === 12 ? 12 : null;
  const part = PARTS.get(/^(?:de|por|en) la (\p{L}+)$/u.exec(rest)?.[1] ?? '');
  if (!part) return null;
  const meant = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12];
  return meant.find((one) => part.includes(one)) ?? null;
}
