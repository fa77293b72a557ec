export const LICENCES = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0'] as const;
export type Licence = (typeof LICENCES)[number];

/** Licences of photos from elsewhere. People who share their own photo choose among `LICENCES`. */
export const IMPORT_LICENCES = [
  ...LICENCES,
  'CC BY 3.0',
  'CC BY-SA 3.0',
  'CC BY 2.5',
  'CC BY-SA 2.5',
  'CC BY 2.0',
  'CC BY-SA 2.0',
  'Dominio público',
  'Todos los derechos reservados',
] as const;
export type ImportLicence = (typeof IMPORT_LICENCES)[number];

export const LICENCE_URLS: Partial<Record<ImportLicence, string>> & Record<Licence, string> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/deed.es',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/deed.es',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/deed.es',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/deed.es',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/deed.es',
  'CC BY 2.5': 'https://creativecommons.org/licenses/by/2.5/deed.es',
  'CC BY-SA 2.5': 'https://creativecommons.org/licenses/by-sa/2.5/deed.es',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/deed.es',
  'CC BY-SA 2.0': 'https://creativecommons.org/licenses/by-sa/2.0/deed.es',
};

/** Whole texts in lower case without accents and signs. */
const PLAIN: Record<string, ImportLicence> = {
  cc0: 'CC0 1.0',
  'creative commons zero': 'CC0 1.0',
  'dominio publico': 'Dominio público',
  'public domain': 'Dominio público',
  pd: 'Dominio público',
  'todos los derechos reservados': 'Todos los derechos reservados',
  'derechos reservados': 'Todos los derechos reservados',
  'all rights reserved': 'Todos los derechos reservados',
  reservada: 'Todos los derechos reservados',
  'licenseref reserved': 'Todos los derechos reservados',
};

/**
 * "cc-by-sa-3.0", "Creative Commons Atribución-CompartirIgual 4.0" and the address of the licence are the same licence.
 * @returns null for an unknown licence, and for one without a version
 */
export function readLicence(text: string): ImportLicence | null {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const words = plain
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/\.(?= |$)/g, '')
    .trim();
  const whole = PLAIN[words];
  if (whole) return whole;
  if (/\b(nc|nd|non ?commercial|no ?comercial|no ?derivative|sin ?obra|sinderivadas?)/.test(words)) return null;
  if (/\b(cc0|zero)\b/.test(words)) return 'CC0 1.0';
  if (!/\b(cc|creative ?commons(\.org)?|creativecommons\.org)\b/.test(words)) return null;
  const version = /\b([234]\.[05])\b/.exec(words)?.[1];
  const isAlike = /\b(sa|share ?alike|compartir ?igual)\b/.test(words);
  if (!version || !/\b(by|attribution|atribucion|reconocimiento)\b/.test(words)) return null;
  const name = `CC BY${isAlike ? '-SA' : ''} ${version}`;
  return IMPORT_LICENCES.find((one) => one === name) ?? null;
}
