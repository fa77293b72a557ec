const SMALL = new Set(['a', 'al', 'con', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'para', 'por', 'y']);
const ARTICLES = new Set(['el', 'la', 'las', 'los']);
const ROMAN = /^(I{1,3}|IV|VI{0,3}|IX|X)$/;
/** Misspellings in the official inventory of attractions. */
const SLIPS: [RegExp, string][] = [
  [/\bArquel[oó]gico/g, 'Arqueológico'],
  [/\bArqueologic([oa])/g, 'Arqueológic$1'],
  [/\barqueologic([oa])/g, 'arqueológic$1'],
  [/\bHistoric([oa])\b/g, 'Históric$1'],
  [/\bCevicheria\b/g, 'Cevichería'],
  [/\bPolleria\b/g, 'Pollería'],
  [/\bPizzeria\b/g, 'Pizzería'],
  [/\bZoologico\b/g, 'Zoológico'],
  [/\bOvalo\b/g, 'Óvalo'],
  [/(\p{Ll})de(\p{Lu})/gu, '$1 de $2'],
  [/\bdeOrbegoso\b/g, 'de Orbegoso'],
];

export function tidyName(name: string): string {
  let value = name.replace(/\s+/g, ' ').trim();
  value = value.replace(/\s*[’´`'‘]\s*(?=\p{L})/gu, '’');
  // Inside a word the apostrophe marks a Quechua consonant. A surname such as D’Angelo keeps the capital.
  value = value.replace(/\b([KPQT]|Ch)’(\p{Lu})(?=\p{Ll})/gu, (_, before, after) => `${before}’${after.toLowerCase()}`);
  for (const [slip, right] of SLIPS) value = value.replace(slip, right);
  return /^\p{Ll}/u.test(value) ? value[0]!.toUpperCase() + value.slice(1) : value;
}

/** "CERRO BOLONGO" becomes "Cerro Bolongo". A leading article keeps the capital, as in "Huaca La Esmeralda". */
export function spanishCapitals(name: string): string {
  const words = name.split(' ');
  const shouting = words.length > 1 && name === name.toUpperCase() && /\p{L}{4}/u.test(name);
  const whispering = name.slice(1) === name.slice(1).toLowerCase();
  return words
    .map((word, i) => {
      const lower = word.toLowerCase();
      const after = SMALL.has(words[i - 1]?.toLowerCase() ?? '');
      if (i > 0 && SMALL.has(lower) && (after || !ARTICLES.has(lower) || whispering)) return lower;
      return (shouting && !ROMAN.test(word)) || whispering
        ? lower.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase())
        : word;
    })
    .join(' ');
}

/** "Museo de Juguete" and "Museo del Juguete" have the same key. */
export function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !SMALL.has(word))
    .join(' ');
}

/** Computes the Dice coefficient of shared pairs of characters, from 0 to 1. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = new Map<string, number>();
  for (let i = 0; i < a.length - 1; i += 1) pairs.set(a.slice(i, i + 2), (pairs.get(a.slice(i, i + 2)) ?? 0) + 1);
  let shared = 0;
  for (let i = 0; i < b.length - 1; i += 1) {
    const left = pairs.get(b.slice(i, i + 2)) ?? 0;
    if (left > 0) {
      shared += 1;
      pairs.set(b.slice(i, i + 2), left - 1);
    }
  }
  return (2 * shared) / Math.max(1, a.length + b.length - 2);
}

const LETTERS: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss' };

/** "Museo del Juguete" becomes "museo-del-juguete". */
export function slugOf(name: string): string {
  return (
    name
      .replace(/[’'´`]/g, '')
      .replace(/[æœøß]/gi, (letter) => LETTERS[letter.toLowerCase()]!)
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-+$/, '') || 'lugar'
  );
}

/** Returns numbers such as "+51 44 201677". `value` may contain several numbers. */
export function readPhones(value: string, countryCode: string): { phones: string[]; unreadable: string[] } {
  const phones: string[] = [];
  const unreadable: string[] = [];
  for (const part of value.split(/[;,/]| y /).map((piece) => piece.trim())) {
    if (!part) continue;
    const international = new RegExp(`^(\\+|00)\\s*${countryCode}`);
    const digits = part.replace(international, '').replace(/\D/g, '').replace(/^0/, '');
    const mobile = digits.length === 9 && digits.startsWith('9');
    const landline = digits.length === 8;
    if (mobile) phones.push(`+${countryCode} ${digits.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3')}`);
    else if (landline) phones.push(`+${countryCode} ${digits.slice(0, 2)} ${digits.slice(2)}`);
    else unreadable.push(part);
  }
  return { phones: [...new Set(phones)], unreadable };
}

export function readWebsite(value: string): string | null {
  const text = value.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
}
