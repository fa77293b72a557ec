/** A kind of screen that opens without a network once its worker stands. */
export interface OfflineScreen {
  /** Paths that it has. */
  path: RegExp;
  /** One of them, whose document serves all: the server draws the same for whoever asks, and what is secret comes later. */
  shell: string;
  /** Source files, as the build names them, whose files are kept with all that they import. */
  sources: string[];
}

/** What opens in airplane mode. Another screen is one more entry: what it shows its page keeps by itself (kept.ts). */
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

/** What stands around every screen and is fetched beside it. */
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

/** Says of any other screen that there is no network; a document without scripts. */
export const OFFLINE_PATH = '/sin-conexion';

/** Lies with the assets, from where the page's policy lets workers come; the server gives it the whole site to serve. */
export const WORKER_PATH = '/assets/offline-worker.js';

/** Pictures and files that a page wants to find again; the page writes, the worker reads. */
export const KEPT_CACHE = 'vereda-kept';

export const shellOf = (pathname: string): string | null =>
  OFFLINE_SCREENS.find(({ path }) => path.test(pathname))?.shell ?? null;
