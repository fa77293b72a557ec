import { CURRENCIES, isOne } from '#features/organisation/contract/choices.ts';
import { type Box, readBox } from '#server/osm/box.ts';
import type { RegionColours } from './palette.rules.ts';

/** The texts that a person typed, as options of the command or as answers. */
export interface Answers {
  id?: string;
  name?: string;
  country?: string;
  box?: string;
  colours?: string;
  centre?: string;
  sea?: string;
  product?: string;
  'time-zone'?: string;
  currency?: string;
  organisation?: string;
  email?: string;
  address?: string;
}

export interface RegionPlan {
  id: string;
  name: string;
  product: string;
  country: string;
  box: Box;
  colours: RegionColours;
  centre: { name: string; lon: number; lat: number };
  sea: string | null;
  timeZone: string;
  currency: { code: string; symbol: string; decimals: number };
  /** Null if the answers name no organisation. Then the region is a demo. */
  organisation: { name: string; email: string; address: string } | null;
}

export const USUAL_COLOURS = '#8a2a3b,#1d5c63,#b4622a';

const CURRENCY_OF: Record<string, keyof typeof CURRENCIES> = {
  PE: 'PEN',
  CO: 'COP',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  BO: 'BOB',
  EC: 'USD',
  ES: 'EUR',
};

/** Returns the answers as a plan, or all their faults. Each fault names its option. */
export function planRegion(
  answers: Answers,
  countries: readonly { country: string; name: string }[],
): { plan: RegionPlan } | { faults: string[] } {
  const faults: string[] = [];
  const attempt = <T>(option: string, read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.push(`--${option}: ${error.message}`);
      return null;
    }
  };
  const name = attempt('name', () =>
    given(answers.name, 'say how travellers call the region, such as "La Costa Verde"'),
  );
  const id = attempt('id', () => readId(answers.id ?? slugOf(name ?? '')));
  const country = attempt('country', () => readCountry(answers.country, countries));
  const box = attempt('box', () => readBox(given(answers.box, 'give the rectangle as west,south,east,north')));
  const colours = attempt('colours', () => readColours(answers.colours ?? USUAL_COLOURS));
  const centre = box === null ? null : attempt('centre', () => readCentre(answers.centre, box, name ?? ''));
  const timeZone = country === null ? null : attempt('time-zone', () => readTimeZone(answers['time-zone'], country));
  const currency = country === null ? null : attempt('currency', () => readCurrency(answers.currency, country));
  const organisation = attempt('email', () => readOrganisation(answers));
  if (faults.length > 0) return { faults };
  return {
    plan: {
      id: id!,
      name: name!,
      product: answers.product?.trim() || `Descubre ${name}`,
      country: country!,
      box: box!,
      colours: colours!,
      centre: centre!,
      sea: answers.sea?.trim() || null,
      timeZone: timeZone!,
      currency: currency!,
      organisation,
    },
  };
}

function given(text: string | undefined, wish: string): string {
  const trimmed = text?.trim();
  if (!trimmed) throw new RangeError(`is missing: ${wish}`);
  return trimmed;
}

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '')
    .slice(0, 40);
}

function readId(text: string): string {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(text))
    throw new RangeError(`an id has 2 to 40 characters a–z, digits and hyphens, and begins with a–z; not "${text}"`);
  if (text === 'countries') throw new RangeError('"countries" is the folder of the country packs');
  return text;
}

function readCountry(text: string | undefined, countries: readonly { country: string; name: string }[]): string {
  const wanted = given(text, 'give the ISO code of the country').toUpperCase();
  if (countries.some(({ country }) => country === wanted)) return wanted;
  const known = countries.map(({ country, name }) => `${country} (${name})`).join(', ');
  throw new RangeError(`there is no country pack for "${text}". Packs: ${known}. docs/country-packs.md explains them`);
}

function readColours(text: string): RegionColours {
  const colours = text.split(',').map((one) => one.trim().toLowerCase());
  const wrong = colours.filter((one) => !/^#[0-9a-f]{6}$/.test(one));
  if (wrong.length > 0 || colours.length !== 3)
    throw new RangeError(`give three colours #rrggbb for accent, links and warmth, such as "${USUAL_COLOURS}"`);
  const [accent, link, warm] = colours as [string, string, string];
  return { accent, link, warm };
}

function readCentre(text: string | undefined, box: Box, region: string): RegionPlan['centre'] {
  const [west, south, east, north] = box;
  if (!text?.trim()) {
    const middle = (low: number, high: number) => Number(((low + high) / 2).toFixed(5));
    return { name: `Centro de ${region}`, lon: middle(west, east), lat: middle(south, north) };
  }
  const [, name = '', lon = '', lat = ''] = /^(.+),\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text) ?? [];
  const centre = { name: name.trim(), lon: Number(lon), lat: Number(lat) };
  if (!centre.name || lon === '' || !Number.isFinite(centre.lon) || !Number.isFinite(centre.lat))
    throw new RangeError(`give name, longitude and latitude, such as "Plaza de Armas,-79.1,-8.08"; not "${text}"`);
  if (centre.lon < west || centre.lon > east || centre.lat < south || centre.lat > north)
    throw new RangeError(`${centre.lon},${centre.lat} lies outside the box (longitude and latitude exchanged?)`);
  return centre;
}

function readTimeZone(text: string | undefined, country: string): string {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`es-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  const zone = text?.trim() || (zones.length === 1 ? zones[0] : undefined);
  if (!zone) throw new RangeError(`${country} has several time zones; choose one of ${zones.join(', ')}`);
  try {
    new Intl.DateTimeFormat('es', { timeZone: zone });
  } catch {
    throw new RangeError(`there is no time zone "${zone}"`);
  }
  return zone;
}

function readCurrency(text: string | undefined, country: string): RegionPlan['currency'] {
  const code = text?.trim().toUpperCase() || CURRENCY_OF[country];
  if (!code || !isOne(CURRENCIES, code))
    throw new RangeError(`choose one of ${Object.keys(CURRENCIES).join(', ')}${text ? `; not "${text}"` : ''}`);
  const { symbol, decimals } = CURRENCIES[code];
  return { code, symbol, decimals };
}

function readOrganisation({ organisation, email, address }: Answers): RegionPlan['organisation'] {
  const name = organisation?.trim();
  if (!name) return null;
  if (!email || !/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email.trim()))
    throw new RangeError(`an organisation needs an email address${email ? `; "${email}" is none` : ''}`);
  return { name, email: email.trim(), address: address?.trim() || name };
}
