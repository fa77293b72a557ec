import { CURRENCIES, isOne } from '#features/organisation/contract/choices.ts';
import { frontView, logoView } from '#features/organisation/contract/front-view.ts';
import { MARKS } from '#features/organisation/contract/marks.ts';
import type { OrganisationSettings } from '#features/organisation/contract/settings.ts';
import { legalModeOf } from '#regions/legal-mode.ts';
import type { RegionSettings } from '#regions/region-schema.ts';
import type { RegionChanges } from '#server/region/live-region.ts';
import type { RegionLook } from '#server/region/read-look.ts';

/**
 * Only the differences from the region's folder are stored. Later changes of the folder therefore apply to all other
 * settings.
 */
export type StoredSettings = {
  [Section in keyof OrganisationSettings]?: OrganisationSettings[Section] extends unknown[]
    ? OrganisationSettings[Section]
    : OrganisationSettings[Section] extends object
      ? Partial<OrganisationSettings[Section]>
      : OrganisationSettings[Section];
};

export function folderSettings(settings: RegionSettings, { look }: Pick<RegionLook, 'look'>): OrganisationSettings {
  const { organisation } = settings;
  const { 'brand-shade': _shade, ...palette } = look.palette;
  return {
    identity: {
      product: settings.product,
      region: settings.name,
      tagline: settings.tagline,
      description: settings.description,
    },
    contact: {
      name: organisation.name,
      legalName: organisation.legal_name,
      email: organisation.email,
      phone: organisation.phone,
      address: organisation.address,
      registerNumber: organisation.register_number ?? null,
    },
    brand: {
      palette,
      mark: 'own',
      logo: null,
      share: {
        scene: look.hero.scene,
        hour: look.hero.day as OrganisationSettings['brand']['share']['hour'],
      },
    },
    home: { headline: [...look.headline], sentence: null, picture: null },
    languages: (settings.languages ?? ['es']) as OrganisationSettings['languages'],
    locale: settings.locale,
    currency: settings.currency.code,
    country: settings.country,
    legalMode: legalModeOf({ settings }),
    commission: settings.commission_basis_points ?? 0,
    cardsIn: settings.selling?.cardsIn ?? 'page',
    taxi: taxiOf(settings),
  };
}

function taxiOf({ taxi, currency, organisation, data_date }: RegionSettings): OrganisationSettings['taxi'] {
  if (!taxi) return null;
  const { base, per_km: perKm, per_minute: perMinute, minimum } = taxi;
  const source = taxi.source ?? organisation.name;
  return { currency: currency.code, base, perKm, perMinute, minimum, source, date: taxi.date ?? data_date };
}

export function withStored(folder: OrganisationSettings, stored: StoredSettings): OrganisationSettings {
  const { identity, contact, brand, home, ...plain } = stored;
  const palette = { ...folder.brand.palette };
  for (const [role, colour] of Object.entries(brand?.palette ?? {})) if (role in palette) palette[role] = colour;
  return {
    ...folder,
    ...plain,
    identity: { ...folder.identity, ...identity },
    contact: { ...folder.contact, ...contact },
    brand: { ...folder.brand, ...brand, palette },
    home: { ...folder.home, ...home },
  };
}

export function storedSettings(settings: OrganisationSettings, folder: OrganisationSettings): StoredSettings {
  const palette = difference(settings.brand.palette, folder.brand.palette);
  const brand = { ...difference(settings.brand, folder.brand), palette };
  const stored: StoredSettings = {
    ...difference(settings, folder),
    identity: difference(settings.identity, folder.identity),
    contact: difference(settings.contact, folder.contact),
    home: difference(settings.home, folder.home),
    brand: Object.keys(palette).length > 0 ? (brand as StoredSettings['brand']) : withoutPalette(brand),
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => !isEmpty(value)));
}

export function regionChanges(stored: StoredSettings): RegionChanges {
  const {
    identity = {},
    contact = {},
    brand = {},
    home = {},
    languages,
    locale,
    currency,
    country,
    legalMode,
    commission,
    cardsIn,
    taxi,
  } = stored;
  return {
    settings: (folder) => ({
      ...folder,
      ...given({
        product: identity.product,
        name: identity.region,
        tagline: identity.tagline,
        description: identity.description,
        languages,
        locale,
        country,
        legal_mode: legalMode,
        commission_basis_points: commission,
      }),
      ...(cardsIn && { selling: { ...folder.selling, cardsIn } }),
      ...(currency && { currency: currencyOf(currency, folder.currency) }),
      taxi: taxiTariff(taxi, folder, currency ?? folder.currency.code),
      organisation: {
        ...folder.organisation,
        ...given({
          name: contact.name,
          legal_name: contact.legalName,
          email: contact.email,
          phone: contact.phone,
          address: contact.address,
          register_number: contact.registerNumber,
        }),
      },
    }),
    look: {
      ...(brand.mark && brand.mark !== 'own' && { mark: MARKS[brand.mark].path }),
      ...(brand.palette && { palette: brand.palette }),
      ...(home.headline && { headline: [home.headline[0]!, home.headline[1]!] }),
      ...(home.sentence && { sentence: home.sentence }),
      ...(home.picture && { front: frontView(home.picture) }),
      ...(brand.logo && { logo: logoView(brand.logo) }),
    },
    share: brand.share,
  };
}

/** A tariff in another currency than the region's is left out. */
function taxiTariff(taxi: StoredSettings['taxi'], folder: RegionSettings, currency: string): RegionSettings['taxi'] {
  if (taxi === null) return undefined;
  if (taxi === undefined) return currency === folder.currency.code ? folder.taxi : undefined;
  if (taxi.currency !== currency) return undefined;
  const { base, perKm, perMinute, minimum, source, date } = taxi;
  return { base, per_km: perKm, per_minute: perMinute, minimum, source, date };
}

function currencyOf(code: string, folder: RegionSettings['currency']): RegionSettings['currency'] {
  if (code === folder.code || !isOne(CURRENCIES, code)) return folder;
  const { symbol, decimals } = CURRENCIES[code];
  return { code, symbol, decimals };
}

function withoutPalette<T extends { palette: unknown }>({ palette: _palette, ...rest }: T): Omit<T, 'palette'> {
  return rest;
}

function difference<T extends object>(one: T, other: T): Partial<T> {
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(other[name as keyof T]);
  return Object.fromEntries(Object.entries(one).filter(differs)) as Partial<T>;
}

function given<T extends object>(members: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
