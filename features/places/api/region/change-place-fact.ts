import type { Issue } from '#features/issues.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { type FactName, type FactSourceKind, factIn, type OneFact } from '#features/places/contract/place-facts.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { readArt } from '#server/region/read-art.ts';
import { changePlace } from './change-place.ts';
import { districtAt, fromCentre } from './derived.ts';
import { columnsOf, factsOf, isSameFact, type Origin, tidyHours, tidyPhone, tidyPhones } from './facts.rules.ts';
import { lockExistingPlace, readRegionPlace } from './place-access.ts';

export function changePlaceFact(app: App, platform: Platform, operators: Rows): void {
  const { db, config } = platform;

  serve(app, routes.changePlaceFact, async ({ params, body: { base, value, source }, actor }) => {
    const fact = factIn(value, base);
    if (!fact) throw refused('base', 'fact', 'Envía el mismo dato como estaba.');
    const region = await platform.region.current();
    const tidy = tidied(fact, value, region.settings);
    if (tidy.poster) checkScene(tidy.poster, await readArt(region.folder));
    const moved = tidy.position && {
      district: await districtAt(region, tidy.position),
      from_centre: await fromCentre(region, tidy.position),
    };
    const isSaved = await inTransaction(db, async (trx) => {
      const row = await lockExistingPlace(trx, config.REGION, operators, params.id);
      const now = factsOf(row);
      if (isSameFact(now[fact], tidy[fact])) return true;
      if (!isSameFact(now[fact], base[fact])) return false;
      const facts = { ...now, ...tidy };
      const columns = columnsOf(facts, fact, originOf(region, source));
      if (moved) columns.from_centre = moved.from_centre;
      if (moved && !row.edited_fields.includes('district')) columns.district = moved.district;
      if (fact === 'access' && row.edited_fields.includes('needs')) delete columns.needs;
      await changePlace(trx, platform, row, {
        ...{ fact, facts, columns, source, actor },
        action: 'places.change',
        undoes: null,
        isProtected: true,
      });
      return true;
    });
    const current = await readRegionPlace(platform, operators, params.id);
    if (!isSaved) throw problem(PLACE_ERRORS, 'company_fact_changed', { members: { current } });
    return current;
  });
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

export function originOf(region: RegionNow, kind: FactSourceKind): Origin {
  const day = today(regionClock(region));
  const own = region.settings.sources.find(({ id }) => id === 'vereda');
  return {
    kind,
    today: day,
    source: {
      name: `Equipo de la región, ${KNOWN_BY[kind]}`,
      url: null,
      date: day,
      licence: own?.licence_name ?? 'CC0 1.0',
    },
  };
}
