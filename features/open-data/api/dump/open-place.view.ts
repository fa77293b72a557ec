import type { OpenDataColumn } from '#features/open-data/contract/open-data.ts';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import { paths } from '#web/paths/site.ts';
import { isOpenLicence } from './licences.rules.ts';
import type { PublishedPlace } from './published-places.store.ts';

export interface PlaceContext {
  /** The region's sources and those of its imports. */
  sources: ReadonlyMap<string, RegionSource>;
  /** The source of what the region's staff write. */
  own: RegionSource;
  publicUrl: string;
  /** Decimals of the currency. */
  decimals: number;
}

type Value = string | number | boolean | null | string[];

export interface OpenPlace {
  columns: Record<OpenDataColumn, Value>;
  sources: { source: RegionSource; url: string | null; date: string; fields: string[] }[];
}

/** @returns null if the licence of one of the place's sources forbids the publication, or if an operator wrote it. */
export function openPlace(place: PublishedPlace, context: PlaceContext): OpenPlace | null {
  if (place.ofOperator) return null;
  const stated = place.sources.map(({ source: id, ...rest }) => ({ source: context.sources.get(id), ...rest }));
  const isByHand = stated.length === 0 || place.editedFields.length > 0;
  const own = {
    ...{ source: context.own, url: null, fields: place.editedFields },
    date: place.updatedAt.toISOString().slice(0, 10),
  };
  const all = [...stated, ...(isByHand ? [own] : [])];
  if (!all.every(isOpen)) return null;
  return { columns: columnsOf(place, all, context), sources: all };
}

type Stated = { source: RegionSource | undefined; url: string | null; date: string; fields: string[] };

const isOpen = (one: Stated): one is OpenPlace['sources'][number] =>
  one.source !== undefined && isOpenLicence(one.source.licence);

function columnsOf(
  place: PublishedPlace,
  sources: OpenPlace['sources'],
  { publicUrl, decimals }: PlaceContext,
): OpenPlace['columns'] {
  const { fees } = place;
  const each = (of: (one: OpenPlace['sources'][number]) => string | null) => [
    ...new Set(sources.flatMap((one) => of(one) ?? [])),
  ];
  return {
    id: place.id,
    nombre: place.name,
    otros_nombres: place.otherNames || null,
    categoria: CATEGORY_NAMES[place.category].one,
    tipo: place.kindLabel,
    distrito: place.district,
    direccion: place.address,
    telefonos: publishedPhones(place, sources),
    web: place.website,
    lon: place.lon,
    lat: place.lat,
    altitud_m: place.altitude,
    horario: place.hoursRule,
    horario_comprobado: place.hoursVerifiedAt,
    entrada_adulto: fees?.adult === undefined ? null : fees.adult / 10 ** decimals,
    moneda: fees?.adult === undefined ? null : fees.currency,
    sin_escalones: place.stepFree,
    resumen: place.summary,
    pagina: publicUrl + paths.place(place.slug),
    actualizado: place.updatedAt.toISOString(),
    licencia: each(({ source }) => source.licence),
    licencia_url: each(({ source }) => source.licence_url),
    atribucion: each(({ source }) => source.attribution),
    fuente: each(({ source }) => source.name),
    fuente_url: each(({ url, source }) => url ?? source.url),
    fuente_fecha: each(({ date }) => date),
  };
}

/**
 * A number that a person gave to the region may be private, so only numbers of an open source are published
 * (RFC 3966).
 */
function publishedPhones({ phones, editedFields }: PublishedPlace, sources: OpenPlace['sources']): string[] {
  if (editedFields.includes('phones') || !sources.some(({ fields }) => fields.includes('phones'))) return [];
  return phones.map((phone) => `tel:${phone.trim().replace(/[^\d+]+/g, '-')}`);
}
