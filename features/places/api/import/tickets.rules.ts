import type { Curation } from './curation.ts';
import type { DescribedPlace } from './describe-place.rules.ts';
import { nameKey } from './names.rules.ts';
import type { Doubt } from './source-record.ts';

type TicketPlace = Pick<DescribedPlace, 'key' | 'name' | 'ticketCovers'> & {
  records: { record: { key: string; name: string } }[];
};

/**
 * A place has at most one shared ticket. Decisions of the editors come before statements of the sheets.
 * @returns the key of the place that publishes the ticket's price, keyed by the key of each place of the ticket
 */
export function sharedTickets(
  places: readonly TicketPlace[],
  curated: Curation['tickets'] = [],
): { ticketOf: Map<string, string>; doubted: Doubt[] } {
  const ticketOf = new Map<string, string>();
  const doubted: Doubt[] = [];
  const byKey = new Map(places.flatMap((place) => place.records.map(({ record }) => [record.key, place] as const)));
  const byName = Map.groupBy(places, ({ name }) => shortKey(name));

  const share = (of: TicketPlace, others: TicketPlace[]) => {
    if (others.length === 0) return;
    const isFree = ({ key }: TicketPlace) => (ticketOf.get(key) ?? of.key) === of.key;
    const all = [of, ...others];
    for (const { key, name } of all.filter((place) => !isFree(place)))
      doubted.push({ key, name, reason: `Ya tiene el boleto de ${ticketOf.get(key)}: no se toma el de ${of.key}.` });
    if (isFree(of) && others.some(isFree)) for (const { key } of all.filter(isFree)) ticketOf.set(key, of.key);
  };

  for (const { price, places: keys } of curated) {
    for (const key of [price, ...keys].filter((one) => !byKey.has(one)))
      doubted.push({ key, name: key, reason: 'Ningún archivo trae este lugar de un boleto.' });
    const of = byKey.get(price);
    const others = keys.flatMap((key) => byKey.get(key) ?? []);
    if (of) share(of, others);
  }
  for (const place of places) {
    const others = place.ticketCovers.flatMap((name) => {
      const named = byName.get(shortKey(name)) ?? [];
      if (named.length === 1) return named;
      const reason = `Su boleto sirve para «${name}», que ${named.length === 0 ? 'ningún lugar' : 'más de un lugar'} lleva por nombre.`;
      doubted.push({ key: place.key, name: place.name, reason });
      return [];
    });
    share(place, others);
  }
  return { ticketOf, doubted };
}

/** A sheet names "Huaca Arco Iris" where the place's name is "Huaca Arco Iris (Huaca del Dragón)". */
function shortKey(name: string): string {
  return nameKey(name.replace(/\(.*\)/, ''));
}
