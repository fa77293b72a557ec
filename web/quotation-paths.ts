interface AskFrom {
  plan?: string;
  itinerary?: string;
  trip?: string;
  /** Reference of an earlier request; its content is passed in the history's state. */
  quotation?: string;
  /** Local day, ISO. */
  date?: string | null;
  party?: { adults: number; seniors: number; children: number };
}

/**
 * URLs of quotations. They are not in `paths.ts`, because every first load includes that file and does not need them. Secrets are in the fragment.
 */
export const quotationPaths = {
  /** `from` prefills the request: the slug of a plan or itinerary, or the id of a trip, with day and party if they were chosen. */
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
  /** `secret` opens the quotation; without it the screen asks for the PIN. */
  one: (reference: string, secret?: string) =>
    `/cotizaciones/${encodeURIComponent(reference)}${secret ? `#${secret}` : ''}`,
  account: () => '/cuenta/cotizaciones',
} as const;
