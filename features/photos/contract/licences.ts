export const LICENCES = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0'] as const;
export type Licence = (typeof LICENCES)[number];

export const LICENCE_URLS: Record<Licence, string> = {
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/deed.es',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/deed.es',
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/deed.es',
};
