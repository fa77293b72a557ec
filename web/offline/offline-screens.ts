export interface OfflineScreen {
  path: RegExp;
  /** Path of the document that is shown offline for these paths. The document contains no personal data. */
  shell: string;
  sources: string[];
}

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
    sources: ['web/later-screens.ts', 'features/bookings/web/departure.page.tsx'],
  },
];

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

/** Path of the document that is shown offline for every other screen. */
export const OFFLINE_PATH = '/sin-conexion';

/**
 * The content security policy allows workers only from the assets folder. A header lets the worker control the whole
 * site.
 */
export const WORKER_PATH = '/assets/offline-worker.js';

export const KEPT_CACHE = 'vereda-kept';

export const shellOf = (pathname: string): string | null =>
  OFFLINE_SCREENS.find(({ path }) => path.test(pathname))?.shell ?? null;
