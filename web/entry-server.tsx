import './styles/tokens.css';
import './styles/base.css';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { APPLICATION_TOKEN_PATHS } from '#features/accounts/contract/application-token.ts';
import { App } from './app.tsx';
import type { Face } from './face.ts';
import { setLocale } from './format/locale.ts';
import { type Head, headTags } from './head/head.ts';
import { headOf } from './head/head-of.ts';
import { pageJsonLd } from './head/page-json-ld.ts';
import { renderHead, scriptJson } from './head/render-head.ts';
import { createApi } from './http/api.ts';
import { FAILURE_FILE } from './layout/failure.tsx';
import { pageContext } from './page.tsx';
import { filesOf, openLaterScreens, routes } from './routes.tsx';
import type { Settings } from './settings.ts';
import { paletteCss } from './styles/palette.ts';

export interface ScreenRequest {
  request: Request;
  face: Face;
  settings: Settings;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
}

export interface RenderRequest extends ScreenRequest {
  onError: (error: unknown) => void;
}

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      head: string;
      body: string;
      palette: string;
      firstPage: string;
      files: string[];
      /** The document contains the styles of these source files, but not their scripts, which load later. */
      later: string[];
      secret: boolean;
      takesCards: boolean;
    };

const FOOTER = 'web/layout/footer.tsx';

/** The browser hydrates the part (value) of the page (key) when it is idle. */
const LATER: Record<string, string> = {
  'features/home/web/home.page.tsx': 'features/home/web/below/home-below.tsx',
};

await openLaterScreens();
const handler = createStaticHandler(routes);

export async function render({ onError, ...screen }: RenderRequest): Promise<Rendered> {
  const { face, settings, request } = screen;
  const { api, context } = await load(screen);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <App api={api} face={face} settings={settings}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const { pathname, search } = new URL(request.url);
  const head = headFor(context, screen);
  const tags = headTags(head, face, settings.publicUrl, pathname + search);
  const files = filesOf(context.matches);
  const state = { loaderData: context.loaderData, errors: portable(context.errors), actionData: null };
  return {
    kind: 'page',
    status: context.statusCode,
    head: renderHead({ ...tags, jsonLd: head.failed ? [] : pageJsonLd(tags, face) }),
    body,
    palette: paletteCss(face),
    firstPage: scriptJson({ face, settings, state }),
    files: [...files, ...(context.errors ? [FAILURE_FILE] : [])],
    later: [FOOTER, ...files.flatMap((file) => LATER[file] ?? [])],
    secret: head.secret ?? false,
    takesCards: head.takesCards ?? false,
  };
}

export async function describe(screen: ScreenRequest): Promise<Head | null> {
  const { context } = await load(screen);
  return context instanceof Response || context.errors ? null : headFor(context, screen);
}

async function load({ request, face, settings, fetch }: ScreenRequest) {
  // All requests of this process are for one region.
  setLocale(face.locale);
  const { origin } = new URL(request.url);
  const api = createApi({
    base: origin,
    apiOrigin: origin,
    applicationPaths: APPLICATION_TOKEN_PATHS,
    applicationToken: settings.applicationToken,
    userToken: () => null,
    fetch,
    shared: false,
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContext, { api, face });
  return { api, context: await handler.query(request, { requestContext }) };
}

function headFor(
  { matches, loaderData, errors }: StaticHandlerContext,
  { request, face, settings }: ScreenRequest,
): Head {
  const { pathname, search } = new URL(request.url);
  return headOf({ matches, loaderData, errors, face, url: new URL(pathname + search, settings.publicUrl) });
}

/** The message of an unexpected error stays on the server. */
function portable(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: '', data: error.data, internal: false }
        : { status: 500, statusText: '', data: null, internal: false },
    ]),
  );
}
