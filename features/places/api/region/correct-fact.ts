import type { Actor, Author } from '#features/accounts/contract/actor.ts';
import type { Issue } from '#features/issues.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import {
  type FactName,
  type FactSourceKind,
  factIn,
  type MadeAs,
  type OneFact,
} from '#features/places/contract/place-facts.ts';
import type { RegionArt } from '#posters/art.ts';
import { EDITORS } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { readArt } from '#server/region/read-art.ts';
import { changePlace } from './change-place.ts';
import { districtAt, fromCentre } from './derived.ts';
import { columnsOf, factsOf, isSameFact, type Origin, tidyHours, tidyPhone, tidyPhones } from './facts.rules.ts';
import { lockExistingPlace } from './place-access.ts';
import type { RegionRow } from './region.store.ts';

export interface Correction {
  /** The fact as the person saw it. */
  base: OneFact;
  value: OneFact;
  source: FactSourceKind;
  madeAs: MadeAs;
  actor: Actor;
}

/**
 * Stores a fact that a person states, and protects it from imports. A value that is already stored changes nothing.
 * @param also runs in the transaction while the place is locked, unless the result is false. It may throw.
 * @returns false if the fact is no longer as the person saw it
 * @throws invalid, company_not_found, company_of_operator
 */
export async function correctFact(
  platform: Platform,
  operators: Rows,
  placeId: string,
  { base, value, source, madeAs, actor }: Correction,
  also: (trx: Database, row: RegionRow) => Promise<void> | void = () => undefined,
): Promise<boolean> {
  const { db, config } = platform;
  const prepared = await prepareFact(platform, { base, value });
  return inTransaction(db, async (trx) => {
    const row = await lockExistingPlace(trx, config.REGION, operators, placeId);
    const saved = await storeFact(trx, platform, row, { ...prepared, source, madeAs, actor, before: also });
    return saved !== 'stale';
  });
}

/** A fact with everything that follows from it and needs no lock. */
export interface PreparedFact {
  fact: FactName;
  base: OneFact;
  tidy: OneFact;
  region: RegionNow;
  moved: (Pick<RegionRow, 'district'> & { from_centre: PlaceCard['fromCentre'] }) | undefined;
}

/** @throws invalid */
export async function prepareFact(
  platform: Platform,
  { base, value }: Pick<Correction, 'base' | 'value'>,
): Promise<PreparedFact> {
  const fact = factIn(value, base);
  if (!fact) throw refused('base', 'fact', 'Envía el mismo dato como estaba.');
  const region = await platform.region.current();
  const tidy = await tidyFact(platform, fact, value);
  const moved = tidy.position && {
    district: await districtAt(region, tidy.position),
    from_centre: await fromCentre(region, tidy.position),
  };
  return { fact, base, tidy, region, moved };
}

interface StoredFact extends PreparedFact, Pick<Correction, 'source' | 'madeAs'> {
  actor: Author;
  /** Runs unless the result is `stale`. */
  before?: (trx: Database, row: RegionRow) => Promise<void> | void;
}

/**
 * Stores a prepared fact. `row` must be locked.
 * @returns the id of the change, null if the value is stored already, `stale` if the fact is no longer as the person saw it
 */
export async function storeFact(
  trx: Database,
  platform: Platform,
  row: RegionRow,
  { fact, base, tidy, region, moved, source, madeAs, actor, before }: StoredFact,
): Promise<string | 'stale' | null> {
  const now = factsOf(row);
  const isStored = isSameFact(now[fact], tidy[fact]);
  if (!isStored && !isSameFact(now[fact], base[fact])) return 'stale';
  await before?.(trx, row);
  if (isStored) return null;
  const facts = { ...now, ...tidy };
  const columns = columnsOf(facts, fact, originOf(region, source, madeAs));
  if (moved) columns.from_centre = moved.from_centre;
  if (moved && !row.edited_fields.includes('district')) columns.district = moved.district;
  if (fact === 'access' && row.edited_fields.includes('needs')) delete columns.needs;
  return changePlace(trx, platform, row, {
    ...{ fact, facts, columns, source, actor, madeAs },
    action: 'places.change',
    undoes: null,
    isProtected: true,
  });
}

/**
 * The fact as it would be stored.
 * @throws invalid
 */
export async function tidyFact(platform: Platform, fact: FactName, value: OneFact): Promise<OneFact> {
  const region = await platform.region.current();
  const tidy = tidied(fact, value, region.settings);
  if (tidy.poster) checkScene(tidy.poster, await readArt(region.folder));
  return tidy;
}

function refused(path: string, code: string, message: string) {
  const issue: Issue = { path: `body.${path}`, code, message };
  return problem(PLATFORM_ERRORS, 'invalid', { issues: [issue] });
}

function tidied(fact: FactName, value: OneFact, { country, currency }: RegionNow['settings']): OneFact {
  if (value.phones) return { phones: tidyPhones(value.phones, country) };
  if (value.whatsapp) return { whatsapp: tidyPhone(value.whatsapp, country) };
  if (value.fees && value.fees.currency !== currency.code)
    throw refused('value.fees.currency', 'currency', `Los precios van en ${currency.code}.`);
  if (value.paymentMeans) return { paymentMeans: [...new Set(value.paymentMeans)].sort() };
  if (value.languages) return { languages: [...new Set(value.languages)].sort() };
  if (value.hours) {
    const hours = tidyHours(value.hours);
    if (!hours) throw refused('value.hours.rule', 'hours', 'No entendemos ese horario.');
    return { hours };
  }
  const text = value[fact];
  return typeof text === 'string' ? { [fact]: text.trim() } : value;
}

function checkScene({ scene, hour }: NonNullable<OneFact['poster']>, { scenes }: RegionArt): void {
  const known = Object.hasOwn(scenes, scene) ? scenes[scene] : undefined;
  if (!known) throw refused('value.poster.scene', 'scene', 'La región no tiene ese dibujo.');
  if (hour !== undefined && !known.fit.some((one) => one === hour))
    throw refused('value.poster.hour', 'hour', 'Ese dibujo no tiene esa hora.');
}

const KNOWN_BY: Record<FactSourceKind, string> = {
  phone: 'por teléfono',
  on_spot: 'en el lugar',
  owner: 'lo dijo su responsable',
  web: 'en su página',
  other: 'otra fuente',
};

export function originOf(region: RegionNow, kind: FactSourceKind, madeAs: MadeAs): Origin {
  const day = today(regionClock(region));
  const own = region.settings.sources.find(({ id }) => id === EDITORS);
  return {
    kind,
    today: day,
    source: {
      name: madeAs === 'region' ? `Equipo de la región, ${KNOWN_BY[kind]}` : 'Su responsable',
      url: null,
      date: day,
      licence: own?.licence_name ?? 'CC0 1.0',
    },
  };
}
