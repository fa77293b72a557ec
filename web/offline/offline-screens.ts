/** A kind of screen that opens offline once the worker is installed. */
export interface OfflineScreen {
  /** Paths of the screen. */
  path: RegExp;
  /** A path whose document serves all of them: the server renders the same for every visitor, and secret data is loaded later. */
  shell: string;
  /** Source files, as the build names them; their output is stored with everything that it imports. */
  sources: string[];
}

/** Screens that open offline. Another screen is one more entry; its page stores the data that it shows (kept.ts). */
export const OFFLINE_SCREENS: OfflineScreen[] = [
  { path: /^\/reservas\/?$/, shell: '/reservas', sources: ['features/checkout/web/find-booking.page.tsx'] },
  {
    path: /^\/reservas\/[^/]+\/?$/,
    shell: '/reservas/sin-conexion',
    sources: ['features/checkout/web/booking.page.tsx'],
  },
  { path: /^\/viajes\/?$/, shell: '/viajes', sources: ['features/trips/web/trips.page.tsx'] },
  { path: /^\/viajes\/[^/]+\/?$/, shell: '/viajes/sin-conexion', sources: ['features/checkout/web/trip.page.tsx'] },
  {
    path: /^\/cotizaciones\/[^/]+\/?$/,
    shell: '/cotizaciones/sin-conexion',
    sources: ['features/quotations/web/quotation.page.tsx'],
  },
  { path: /^\/pago\/[^/]+\/?$/, shell: '/pago/sin-conexion', sources: ['features/checkout/web/pay.page.tsx'] },
  {
    path: /^\/operador\/[^/]+\/salidas\/[^/]+\/?$/,
    shell: '/operador/sin-conexion/salidas/sin-conexion',
    sources: ['web/back-office-screens.ts', 'features/bookings/web/departure.page.tsx'],
  },
];

/** Files around every screen that are fetched beside it. */
export const AROUND_SCREENS = [
  'web/main.tsx',
  'web/other-pages.ts',
  'web/layout/panels.tsx',
  'web/layout/pinned-menu.tsx',
  'features/accounts/web/who-is-here.tsx',
  'features/trips/web/next-trip.tsx',
  'features/trips/web/account/trips-follow-account.tsx',
  'features/checkout/web/basket/basket-link.tsx',
];

/** Shown offline for all other screens; a document without scripts. */
export const OFFLINE_PATH = '/sin-conexion';

/** URL of the worker: in the assets folder, from which the page's policy allows workers. The server lets it control the whole site. */
export const WORKER_PATH = '/assets/offline-worker.js';

/** Cache of pictures and files; the page writes it and the worker reads it. */
export const KEPT_CACHE = 'vereda-kept';

export const shellOf = (pathname: string): string | null =>
  OFFLINE_SCREENS.find(({ path }) => path.test(pathname))?.shell ?? null;
