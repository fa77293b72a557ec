import { path, withSearch, withSecret } from './build-path.ts';

interface AskFrom {
  plan?: string;
  itinerary?: string;
  trip?: string;
  /** Reference of an earlier request. Its content is passed in the state of the history entry. */
  quotation?: string;
  /** Local day, `YYYY-MM-DD`. */
  date?: string | null;
  party?: { adults: number; seniors: number; children: number };
}

export const quotationPaths = {
  /** `from` prefills the form: slug of a plan or itinerary, or id of a trip, and optionally day and party. */
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
  /** `secret` opens the request. Without `secret`, the screen asks for the PIN. */
  one: (reference: string, secret?: string) => withSecret(path`/cotizaciones/${reference}`, secret),
  account: () => '/cuenta/cotizaciones',
  /** Screen on which a person of an operator answers without signing in. */
  answer: (offerId: string, secret?: string) => withSecret(path`/responder/${offerId}`, secret),
} as const;
