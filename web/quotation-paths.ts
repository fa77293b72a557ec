/** URLs of quotations: beside `paths.ts`, which is in everybody's first load and which nobody needs there for these. Secrets travel in the fragment. */
export const quotationPaths = {
  /** `from` is what the request begins with: a plan's or an itinerary's slug, or a trip as its address calls it. */
  ask: (from: { plan?: string; itinerary?: string; trip?: string } = {}) => {
    const names = { plan: from.plan, itinerario: from.itinerary, viaje: from.trip };
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
