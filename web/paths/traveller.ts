import { path, withSearch, withSecret } from './build-path.ts';

interface TripSecret {
  edit?: string;
  share?: string;
}

const tripSecret = ({ edit, share }: TripSecret = {}) => (edit ? `#editar=${edit}` : share ? `#ver=${share}` : '');

export const travellerPaths = {
  operators: () => '/operadores',
  itinerary: (slug: string) => path`/itinerarios/${slug}`,
  /** @param search may contain the day (`fecha`) and the party (`personas`). */
  plan: (slug: string, search?: URLSearchParams) => withSearch(path`/planes/${slug}`, search),
  /** @param search may contain the day (`fecha`) and the party (`personas`). */
  comparePlans: (slugs: readonly string[], search?: URLSearchParams) =>
    `/planes/comparar?planes=${slugs.map(encodeURIComponent).join(',')}${search?.size ? `&${search}` : ''}`,
  basket: () => '/canasta',
  pay: (orderId: string, secret?: string) => withSecret(path`/pago/${orderId}`, secret),
  waitlist: (id: string, secret?: string) => withSecret(path`/lista-de-espera/${id}`, secret),
  payer: (orderId: string, secret?: string) => withSecret(path`/pagar/${orderId}`, secret),
  booking: (reference: string, secret?: string) => withSecret(path`/reservas/${reference}`, secret),
  review: (order: string, booking: string) => path`/reservas/${order}/opinion/${booking}`,
  trip: (id: string, secret?: TripSecret) => path`/viajes/${id}` + tripSecret(secret),
  tripPrint: (id: string, secret?: TripSecret) => path`/viajes/${id}/imprimir` + tripSecret(secret),
  complaints: () => '/reclamos',
  complaint: (reference: string, secret?: string) => withSecret(path`/reclamos/${reference}`, secret),
  /** Exists only in a demo. @param mail the id of an email. */
  mailbox: (mail?: string) => withSearch('/demo/buzon', mail && `mensaje=${encodeURIComponent(mail)}`),
} as const;
