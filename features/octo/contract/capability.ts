import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';

export const CAPABILITY_IDS = ['octo/pricing', 'octo/content'] as const;
export type CapabilityId = (typeof CAPABILITY_IDS)[number];

export const Capability = Type.Object({
  id: Type.Enum([...CAPABILITY_IDS]),
  revision: Type.Integer(),
  required: Type.Boolean(),
  dependencies: Type.Array(Type.Enum([...CAPABILITY_IDS])),
  docs: orNull(Type.String()),
});
export type Capability = Static<typeof Capability>;

export const CAPABILITIES: readonly Capability[] = CAPABILITY_IDS.map((id) => ({
  id,
  revision: 1,
  required: false,
  dependencies: [],
  docs: null,
}));

/**
 * @param header the value of `Octo-Capabilities`, which may be empty
 * @returns the known capabilities in the site's order
 */
export function activeCapabilities(header: string): CapabilityId[] {
  const asked = header.split(',').map((one) => one.trim());
  return CAPABILITY_IDS.filter((id) => asked.includes(id));
}

/** The languages of the site's own texts. Texts of operators are in Spanish. */
export const OCTO_LANGUAGES = ['es', 'en'] as const;
export type OctoLanguage = (typeof OCTO_LANGUAGES)[number];

/** Returns Spanish if the header names no language of the site. */
export function preferredLanguage(header = ''): OctoLanguage {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [range = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const known = wishes.map(({ language }) => OCTO_LANGUAGES.find((one) => one === language));
  return known.find((language) => language !== undefined) ?? 'es';
}
