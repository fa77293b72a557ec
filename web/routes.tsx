import {
  data,
  type LoaderFunctionArgs,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { listPolicies } from '#features/policies/contract/routes.ts';
import { quietly } from './http/api.ts';
import { noAnswer } from './http/problem.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { Failure } from './layout/failure.tsx';
import type { PolicyLink } from './layout/footer-policies.tsx';
import { optional } from './layout/optional.ts';
import { Shell } from './layout/shell.tsx';
import { type PageModule, pageContext, routeOf } from './page.tsx';
import { TRAVELLER_SCREENS } from './traveller-screens.ts';

const Who = optional(() => import('#features/accounts/web/who-is-here.tsx'));
const Own = optional(() => import('#features/trips/web/next-trip.tsx'));

const Basket = optional(() => import('#features/checkout/web/basket/basket-link.tsx'));

const Beside = optional(() => import('./beside.tsx'));

/** The first load contains the names of these files. `other-pages.ts` imports all other pages. */
const pages = import.meta.glob<PageModule>([
  '../features/home/web/*.page.tsx',
  '../features/trips/web/{explore,place,plan-trip,trips}.page.tsx',
  '../features/itineraries/web/{itineraries,itinerary}.page.tsx',
]);

const fileOf = (page: string) => `features/${page.replace('/', '/web/')}.page.tsx`;

const loadOf = (page: string): (() => Promise<PageModule>) => {
  const file = `../${fileOf(page)}`;
  return pages[file] ?? (async () => (await import('./other-pages.ts')).pages[file]!());
};

function screen([path, page]: [string, string]): RouteObject {
  return { id: page, path, lazy: () => loadOf(page)().then(routeOf, insteadOfPage), ErrorBoundary: Failure };
}

function insteadOfPage(fault: unknown): ReturnType<typeof routeOf> {
  if (import.meta.env.SSR) throw fault;
  return unfetched;
}

/**
 * Replaces a page whose script does not load. If the server responds, it may have a newer build, so the document is
 * loaded again.
 */
const unfetched: ReturnType<typeof routeOf> = {
  Component: () => null,
  handle: { head: () => ({ title: noAnswer().title }) },
  loader: async ({ request: { url, signal } }: LoaderFunctionArgs) => {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal }).catch(() => {
      throw data(noAnswer(), { status: 503 });
    });
    location.assign(url);
    return new Promise<never>(() => undefined);
  },
};

async function loadPolicies({ context, request }: LoaderFunctionArgs): Promise<PolicyLink[]> {
  try {
    const { items } = await quietly(context.get(pageContext).api).call(listPolicies, { signal: request.signal });
    return items.map(({ kind, title }) => ({ kind, title }));
  } catch {
    return [];
  }
}

const screens = TRAVELLER_SCREENS.map(screen);

export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    HydrateFallback: () => null,
    children: [
      {
        id: 'app',
        element: <AppLayout who={<Who />} own={<Own />} basket={<Basket />} beside={<Beside />} />,
        loader: loadPolicies,
        shouldRevalidate: () => false,
        ErrorBoundary: Failure,
        children: screens,
      },
      { id: 'elsewhere', path: '*', loader: () => redirect('/') },
    ],
  },
];

/** Beginnings of paths, short because the first load contains them. */
const LATER_PATHS =
  /^\/(region|operador(\/|$)|emp|res[pt]|rese.+op|inv|de[ms]|no-|cons|lis|pre|cot|dat|fue|ven|pagar|recl.+\/|confirmar-|cuenta\/.|viajes.+p(ub|reg))/;
let opened: Promise<RouteObject[]> | undefined;

export async function openLaterScreens(): Promise<void> {
  if (!opened) screens.push(...(await laterRoutes()));
}

function laterRoutes(): Promise<RouteObject[]> {
  opened ??= import('./later-screens.ts').then(
    ({ LATER_SCREENS }) => LATER_SCREENS.map(screen),
    (fault) => {
      opened = undefined;
      throw fault;
    },
  );
  return opened;
}

export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (LATER_PATHS.test(path)) patch('app', await laterRoutes());
};

/** Returns the source files of the screen, by which the server finds its styles and scripts. */
export function filesOf(matches: readonly { route: { id?: string } }[]): string[] {
  return matches.flatMap(({ route }) => (route.id?.includes('/') ? [fileOf(route.id)] : []));
}

/** Must run before the first render. */
export async function loadPagesFor(pathname: string): Promise<void> {
  if (LATER_PATHS.test(pathname)) await openLaterScreens();
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, routeOf(await loadOf(route.id!)()), { lazy: undefined });
    }),
  );
}
