export const CURRENCIES = {
  PEN: { symbol: 'S/', decimals: 2, name: 'Sol peruano' },
  COP: { symbol: '$', decimals: 2, name: 'Peso colombiano' },
  MXN: { symbol: '$', decimals: 2, name: 'Peso mexicano' },
  ARS: { symbol: '$', decimals: 2, name: 'Peso argentino' },
  CLP: { symbol: '$', decimals: 0, name: 'Peso chileno' },
  BOB: { symbol: 'Bs', decimals: 2, name: 'Boliviano' },
  USD: { symbol: 'US$', decimals: 2, name: 'Dólar estadounidense' },
  EUR: { symbol: '€', decimals: 2, name: 'Euro' },
} as const;

export const LOCALES = {
  'es-PE': 'Español de Perú',
  'es-CO': 'Español de Colombia',
  'es-MX': 'Español de México',
  'es-AR': 'Español de Argentina',
  'es-CL': 'Español de Chile',
  'es-BO': 'Español de Bolivia',
  'es-EC': 'Español de Ecuador',
  'es-ES': 'Español de España',
} as const;

/** ISO 639-1 codes. */
export const LANGUAGES = {
  es: 'Español',
  qu: 'Quechua',
  ay: 'Aimara',
  en: 'Inglés',
  pt: 'Portugués',
  fr: 'Francés',
  de: 'Alemán',
  it: 'Italiano',
  ja: 'Japonés',
  zh: 'Chino',
} as const;

/** The country pack defines what each mode allows. */
export const LEGAL_MODES = {
  directory: 'Directorio',
  quotations: 'Solo por cotización',
  intermediary: 'Intermediario',
} as const;
export type LegalMode = keyof typeof LEGAL_MODES;

export const CARD_PLACES = {
  page: 'En la página del proveedor',
  frame: 'En su recuadro, dentro de este sitio',
} as const;
export type CardPlace = keyof typeof CARD_PLACES;

/** 10 % in basis points. */
export const MOST_COMMISSION = 1000;

/** Returns a text such as "Sol peruano (PEN)". */
export function currencyName(code: string): string {
  return isOne(CURRENCIES, code) ? `${CURRENCIES[code].name} (${code})` : code;
}

export function localeName(code: string): string {
  return isOne(LOCALES, code) ? LOCALES[code] : code;
}

export function isOne<T extends object>(table: T, name: string): name is keyof T & string {
  return Object.hasOwn(table, name);
}

/** 325 basis points are "3.25 %". */
export function commissionText(basisPoints: number): string {
  const part = basisPoints % 100;
  return `${Math.trunc(basisPoints / 100)}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`} %`;
}

/** Reads "3,25", "3.25" or "3". Returns null for any other text. */
export function basisPoints(text: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
