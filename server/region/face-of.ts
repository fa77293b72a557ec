import type { Region } from '#regions/read-region.ts';
import type { Face, Look } from '#web/face.ts';
import { lawOfFace } from './law-of-face.ts';

export function faceOf(region: Region, look: Look): Face {
  const { id, settings } = region;
  const {
    product,
    name,
    tagline,
    description,
    country,
    locale,
    time_zone,
    currency,
    centre,
    bbox,
    reach,
    demo,
    sources,
    taxi,
    data_date,
  } = settings;
  const { name: organisation, email, phone, address } = settings.organisation;
  return {
    ...look,
    id,
    product,
    region: name,
    tagline,
    description,
    country,
    telephone: { code: region.country.phone_code, mobile: region.country.mobile_number },
    locale,
    timeZone: time_zone,
    currency: { code: currency.code, symbol: currency.symbol },
    centre,
    bbox,
    reach,
    taxi: taxi
      ? {
          base: taxi.base,
          perKm: taxi.per_km,
          perMinute: taxi.per_minute,
          minimum: taxi.minimum,
          source: taxi.source ?? organisation,
          date: taxi.date ?? data_date,
        }
      : null,
    organisation: { name: organisation, email, phone, address },
    demo,
    sources,
    law: lawOfFace(region),
  };
}
