import type { ServerResponse } from 'node:http';
import helmetOfRoutes from '@fastify/helmet';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';
import { CSP_GROUP, CSP_REPORTS } from './csp-reports.ts';

/** What a page may ask of the device: its place (the map), copying links, passkeys, the camera (vouchers). Everything else is switched off. */
const PERMISSIONS = [
  ...['geolocation', 'fullscreen', 'clipboard-write', 'camera'].map((name) => `${name}=(self)`),
  ...['publickey-credentials-get', 'publickey-credentials-create'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'autoplay', 'browsing-topics', 'clipboard-read', 'display-capture'],
  ...['encrypted-media', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((entry) => (entry.includes('=') ? entry : `${entry}=()`));

/** What holds for every answer, page or not. */
function everywhere(config: Config) {
  return {
    // A year, with every name below: what RFC 6797 asks of who means it.
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : (false as const),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  };
}

/**
 * Security headers on every answer. What is not a page (JSON, images, downloads) may load nothing at all;
 * pages say what they may load with `documentSecurity`.
 */
export async function addSecurityHeaders(app: App, config: Config): Promise<void> {
  const ofAll = {
    'permissions-policy': PERMISSIONS.join(', '),
    'reporting-endpoints': `${CSP_GROUP}="${CSP_REPORTS}"`,
  };
  const ofNoPage = { ...headersOf(config), ...ofAll };
  await app.register(helmetOfRoutes, { global: false });
  app.addHook('onRequest', ({ routeOptions }, reply, done) => {
    reply.headers(isPage(routeOptions.config) ? ofAll : ofNoPage);
    done();
  });
}

const isPage = (route: object) => 'helmet' in route;

/** Worked out once: for each answer anew it costs as much as sending it. */
function headersOf(config: Config): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader(name: string, value: string) {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  const add = helmet({
    ...everywhere(config),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
  });
  add({} as never, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Where a card provider's own frame and script come from. */
export interface CardOrigins {
  frameOrigins: string[];
  scriptOrigins: string[];
}

interface PageKind {
  /** The page may stand in a frame of this site: the back office shows the site with colours that are not saved yet. */
  framedByUs?: boolean;
  /** A card is given on this page: nothing of anybody but us and these runs there or is framed there. */
  cards?: CardOrigins;
}

/**
 * Route options of an HTML page: `app.get('/*', { ...documentSecurity(config) }, handler)`. Scripts run only with the
 * nonce of the answer (`reply.cspNonce.script`), inline style sheets with `reply.cspNonce.style`; nothing is evaluated, and an address or a
 * text becomes code only through the policy of web/trusted-types.ts. MapLibre needs images from blobs and data; style attributes come
 * from server-rendered React. Browsers tell us what they stopped (csp-reports.ts).
 */
export function documentSecurity(config: Config, { framedByUs = false, cards }: PageKind = {}) {
  const api = config.API_BASE_URL ? [new URL(config.API_BASE_URL).origin] : [];
  return {
    helmet: {
      ...everywhere(config),
      ...(framedByUs && { xFrameOptions: { action: 'sameorigin' as const } }),
      enableCSPNonces: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...(cards?.scriptOrigins ?? [])],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'"],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...api],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          // The back office's preview of the site, and the demo's mailbox, which shows each mail as a sandboxed document of its own.
          frameSrc: cards ? (cards.frameOrigins.length > 0 ? cards.frameOrigins : ["'none'"]) : ["'self'", ...api],
          frameAncestors: [framedByUs ? "'self'" : "'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: ['default'],
          reportUri: [CSP_REPORTS],
          reportTo: [CSP_GROUP],
        },
      },
    },
  };
}
