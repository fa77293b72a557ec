/** Every URL of a screen is built here and nowhere else. Secrets travel in the fragment, never in the path. */
export const paths = {
  home: () => '/',
  explore: (search?: URLSearchParams | string) => (search && String(search) ? `/explorar?${search}` : '/explorar'),
  place: (slug: string) => `/lugares/${encodeURIComponent(slug)}`,
  itineraries: () => '/itinerarios',
  itinerary: (slug: string) => `/itinerarios/${encodeURIComponent(slug)}`,
  planTrip: () => '/arma-tu-viaje',
  trips: () => '/viajes',
  /** `secret` is the edit secret or the share token: `#editar=…` or `#ver=…`. */
  trip: (id: string, secret?: { edit?: string; share?: string }) =>
    `/viajes/${encodeURIComponent(id)}${secret?.edit ? `#editar=${secret.edit}` : secret?.share ? `#ver=${secret.share}` : ''}`,
  tripPrint: (id: string, secret?: { edit?: string; share?: string }) =>
    `/viajes/${encodeURIComponent(id)}/imprimir${secret?.edit ? `#editar=${secret.edit}` : secret?.share ? `#ver=${secret.share}` : ''}`,
  policy: (kind: string) => `/politicas/${encodeURIComponent(kind)}`,
  help: () => '/ayuda',
  sources: () => '/fuentes',
  /** Only in a demo; `mail` opens one. */
  mailbox: (mail?: string) => (mail ? `/demo/buzon?mensaje=${encodeURIComponent(mail)}` : '/demo/buzon'),
  apiDocs: () => '/api/docs',
} as const;
