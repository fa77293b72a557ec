import { useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { policyRoutes } from '#features/policies/contract/routes.ts';
import { quietly } from './http/api.ts';
import { noAnswer } from './http/problem.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { Failure } from './layout/failure.tsx';
import type { PolicyLink } from './layout/footer-policies.tsx';
import { optional } from './layout/optional.ts';
import { Shell } from './layout/shell.tsx';
import { type PageModule, pageContext, routeOf } from './page.tsx';
import { useSession } from './session/session.ts';
import { useSettings } from './settings.ts';

/** Every screen that a traveller may come to, by the path people see (`back-office-screens.ts` has those of operators and of the region); the page is found at `features/<area>/web/<name>.page.tsx` and loaded when first needed. */
const SCREENS: [path: string, page: string][] = [
  ['/', 'home/home'],
  ['/ayuda', 'organisation/help'],
  ['/fuentes', 'organisation/sources'],
  ['/politicas/:kind', 'policies/policy'],
  ['/reclamos', 'complaints/book'],
  ['/reclamos/:reference', 'complaints/complaint'],
  ['/explorar', 'trips/explore'],
  ['/lugares/:slug', 'trips/place'],
  ['/itinerarios', 'itineraries/itineraries'],
  ['/itinerarios/:slug', 'itineraries/itinerary'],
  ['/planes', 'operators/plans'],
  ['/planes/comparar', 'operators/compare-plans'],
  ['/planes/:slug', 'checkout/plan'],
  ['/canasta', 'checkout/basket'],
  ['/pago/:id', 'checkout/pay'],
  ['/reservas', 'checkout/find-booking'],
  ['/reservas/:reference', 'checkout/booking'],
  ['/reservas/:reference/opinion/:booking', 'checkout/review'],
  ['/arma-tu-viaje', 'trips/plan-trip'],
  ['/viajes', 'trips/trips'],
  ['/viajes/:id', 'checkout/trip'],
  ['/viajes/:id/imprimir', 'trips/trip-print'],
  ['/pagar/:id', 'checkout/payer'],
  ['/invitacion', 'backoffice/invitation'],
  ['/entrar', 'accounts/sign-in'],
  ['/crear-cuenta', 'accounts/sign-up'],
  ['/confirmar', 'accounts/confirm'],
  ['/restaurar', 'accounts/restore'],
  ['/confirmar-correo', 'accounts/confirm-email'],
  ['/deshacer-correo', 'accounts/undo-email'],
  ['/no-fui-yo', 'accounts/not-me'],
  ['/conservar-segundo-paso', 'accounts/keep-factor'],
  ['/cuenta', 'accounts/account'],
  ['/cuenta/seguridad', 'accounts/security'],
  ['/cuenta/sesiones', 'accounts/sessions'],
  ['/cuenta/privacidad', 'privacy/privacy'],
  ['/cuenta/reservas', 'checkout/bookings'],
  ['/demo/buzon', 'mailbox/mailbox'],
];

/** Who is here, for the profile panel; fetched when it opens. */
const Who = optional(() => import('#features/accounts/web/who-is-here.tsx'));
/** What a traveller has of their own, for the profile panel; fetched when it opens. */
const Own = optional(() => import('#features/trips/web/next-trip.tsx'));

/** In the head of the page once it is at rest, while something is in the basket. */
const Basket = optional(() => import('#features/checkout/web/basket/basket-link.tsx'));

/** Keeps this device's trips and the account's together; fetched once somebody is signed in. */
const TripsFollowAccount = optional(() => import('#features/trips/web/account/trips-follow-account.tsx'));
/** Asks for consent, and keeps what was decided; fetched where there is something to ask, or somebody to ask it of. */
const ConsentBanner = optional(() => import('#features/privacy/web/consents/consent-banner.tsx'));

/** What works beside every screen once it is at rest. */
function Beside() {
  const { asksConsent } = useSettings();
  const here = useSession(({ person }) => person !== null);
  const [wasHere, setWasHere] = useState(here);
  if (here && !wasHere) setWasHere(true);
  return (
    <>
      {wasHere && <TripsFollowAccount />}
      {(wasHere || asksConsent.length > 0) && <ConsentBanner />}
    </>
  );
}

/** Travellers' pages, whose files the first load knows by name; `other-pages.ts` has all others. */
const pages = import.meta.glob<PageModule>([
  '../features/{home,trips}/web/*.page.tsx',
  '../features/checkout/web/trip.page.tsx',
  '../features/organisation/web/{help,sources}.page.tsx',
  '../features/itineraries/web/{itineraries,itinerary}.page.tsx',
  '../features/policies/web/policy.page.tsx',
]);

/** Source file of a page, as the build's manifest names it. */
const fileOf = (page: string) => `features/${page.replace('/', '/web/')}.page.tsx`;

const loadOf = (page: string): (() => Promise<PageModule>) => {
  const file = `../${fileOf(page)}`;
  return pages[file] ?? (async () => (await import('./other-pages.ts')).pages[file]!());
};

function screen([path, page]: [string, string]): RouteObject {
  return { id: page, path, lazy: () => loadOf(page)().then(routeOf, insteadOfPage), ErrorBoundary: Failure };
}

/** On the server a page that does not load is a fault of ours, and is logged like any other. */
function insteadOfPage(fault: unknown): ReturnType<typeof routeOf> {
  if (import.meta.env.SSR) throw fault;
  return unfetched;
}

/**
 * Stands in for a page that could not be fetched: the router shows nothing at all where `lazy` fails. Where the site does not answer the screen of
 * failures says so (a browser that says it is online may be wrong); where it does, as after a new version was put in place, the document is asked for.
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

/** What the frame of every screen links; it stays the same while somebody looks around, and no screen fails for want of it. */
async function loadPolicies({ context, request }: LoaderFunctionArgs): Promise<PolicyLink[]> {
  try {
    const { items } = await quietly(context.get(pageContext).api).get<{ items: PolicyLink[] }>(policyRoutes.list, {
      signal: request.signal,
    });
    return items.map(({ kind, title }) => ({ kind, title }));
  } catch {
    return [];
  }
}

const screens = SCREENS.map(screen);

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

const BACK_OFFICES = /^\/(region|operador|responder|(cuenta\/)?cotiza\w+)(\/|$)/;
let opened: Promise<RouteObject[]> | undefined;

/** The screens of operators, of the region and of quotations, put into the table once: by the server at its start, by a browser that begins there. */
export async function openBackOffices(): Promise<void> {
  if (!opened) screens.push(...(await backOfficeRoutes()));
}

function backOfficeRoutes(): Promise<RouteObject[]> {
  opened ??= import('./back-office-screens.ts').then(
    ({ BACK_OFFICE_SCREENS }) => BACK_OFFICE_SCREENS.map(screen),
    (fault) => {
      opened = undefined;
      throw fault;
    },
  );
  return opened;
}

/** For a browser that goes there later. */
export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (BACK_OFFICES.test(path)) patch('app', await backOfficeRoutes());
};

/** Source files of the pages an address shows, for their styles and scripts. */
export function filesFor(pathname: string): string[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.id?.includes('/') ? [fileOf(route.id)] : []));
}

/** Puts the pages of an address into the table before the first render, so that the router has nothing left to wait for. */
export async function loadPagesFor(pathname: string): Promise<void> {
  if (BACK_OFFICES.test(pathname)) await openBackOffices();
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (route.lazy) Object.assign(route, routeOf(await loadOf(route.id!)()), { lazy: undefined });
    }),
  );
}
