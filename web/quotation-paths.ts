interface AskFrom {
  plan?: string;
  itinerary?: string;
  trip?: string;
  /** Reference of an earlier request; what it said comes in the history's state. */
  quotation?: string;
  /** Local day, ISO. */
  date?: string | null;
  party?: { adults: number; seniors: number; children: number };
}

/** URLs of quotations: beside `paths.ts`, which is in everybody's first load and which nobody needs there for these. Secrets travel in the fragment. */
export const quotationPaths = {
  /** `from` is what the request begins with: a plan's or an itinerary's slug, or a trip as its address calls it; with the day and the people, if they were chosen. */
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
    return search.size > 0 ? `/cotizar?${search}` : '/cotizar';
  },
  list: () => '/cotizaciones',
  /** `secret` opens it; without one the PIN is asked. */
  one: (reference: string, secret?: string) =>
    `/cotizaciones/${encodeURIComponent(reference)}${secret ? `#${secret}` : ''}`,
  account: () => '/cuenta/cotizaciones',
} as const;
