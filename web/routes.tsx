import { matchRoutes, type RouteObject, redirect } from 'react-router';
import { AppLayout } from './layout/app-layout.tsx';
import { Failure } from './layout/failure.tsx';
import { Shell } from './layout/shell.tsx';
import { type PageModule, routeOf } from './page.tsx';

/** Every screen, by the path people see; the page is found at `features/<area>/web/<name>.page.tsx` and loaded when first needed. */
const SCREENS: [path: string, page: string][] = [
  ['/', 'organisation/home'],
  ['/ayuda', 'organisation/help'],
  ['/fuentes', 'organisation/sources'],
  ['/politicas/:kind', 'policies/policy'],
  ['/explorar', 'companies/explore'],
  ['/lugares/:slug', 'companies/place'],
  ['/itinerarios', 'itineraries/itineraries'],
  ['/itinerarios/:slug', 'itineraries/itinerary'],
  ['/arma-tu-viaje', 'trips/plan-trip'],
  ['/viajes', 'trips/trips'],
  ['/viajes/:id', 'trips/trip'],
  ['/viajes/:id/imprimir', 'trips/trip-print'],
];

const pages = import.meta.glob<PageModule>('../features/*/web/*.page.tsx');

/** Source file of a page, as the build's manifest names it. */
const fileOf = (page: string) => `features/${page.replace('/', '/web/')}.page.tsx`;

function screen([path, page]: [string, string]): RouteObject {
  const load = pages[`../${fileOf(page)}`];
  return { id: page, path, ...(load && { lazy: async () => routeOf(await load()) }) };
}

const isBuilt = ([, page]: [string, string]) => `../${fileOf(page)}` in pages;

/**
 * The route table: the shell; an empty-prefix layout without a guard whose children load lazily; and a way home for
 * every address that is none of ours.
 */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    HydrateFallback: () => null,
    children: [
      {
        id: 'app',
        Component: AppLayout,
        ErrorBoundary: Failure,
        children: SCREENS.filter(isBuilt).map((it) => ({ ...screen(it), ErrorBoundary: Failure })),
      },
      { id: 'elsewhere', path: '*', loader: () => redirect('/') },
    ],
  },
];

/** Source files of the pages an address shows, for their styles and scripts. */
export function filesFor(pathname: string): string[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.id?.includes('/') ? [fileOf(route.id)] : []));
}

/** Puts the pages of an address into the table before the first render, so that the router has nothing left to wait for. */
export async function loadPagesFor(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
