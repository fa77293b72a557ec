import { path, withSearch, withSecret } from './build-path.ts';

interface AskFrom {
  plan?: string;
  itinerary?: string;
  trip?: string;
  /** Reference of an earlier request whose content fills the form. */
  quotation?: string;
  /** Local day, `YYYY-MM-DD`. */
  date?: string | null;
  party?: { adults: number; seniors: number; children: number };
}

export const quotationPaths = {
  /** @param from fills the form with the data of a plan, an itinerary or a trip. */
  ask: (from: AskFrom = {}) => {
    const { party } = from;
    const names = {
      plan: from.plan,
      itinerario: from.itinerary,
      viaje: from.trip,
      cotizacion: from.quotation,
      fecha: from.date ?? undefined,
      ...(party && { personas: `${party.adults}-${party.seniors}-${party.children}` }),
    };
    const search = new URLSearchParams(
      Object.entries(names).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
    );
    return withSearch('/cotizar', search);
  },
  list: () => '/cotizaciones',
  one: (reference: string, secret?: string) => withSecret(path`/cotizaciones/${reference}`, secret),
  account: () => '/cuenta/cotizaciones',
  /** A member of the operator's team answers on this screen without signing in. */
  answer: (offerId: string, secret?: string) => withSecret(path`/responder/${offerId}`, secret),
} as const;
