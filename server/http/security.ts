import type { ServerResponse } from 'node:http';
import helmetOfRoutes from '@fastify/helmet';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';
import { CSP_GROUP, CSP_REPORTS } from './csp-reports.ts';

const PERMISSIONS = [
  ...['geolocation', 'fullscreen', 'clipboard-write', 'camera'].map((name) => `${name}=(self)`),
  ...['publickey-credentials-get', 'publickey-credentials-create'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'autoplay', 'browsing-topics', 'clipboard-read', 'display-capture'],
  ...['encrypted-media', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((entry) => (entry.includes('=') ? entry : `${entry}=()`));

function everywhere(config: Config) {
  return {
    // One year in seconds (RFC 6797).
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : (false as const),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  };
}

/** Forbids answers to load anything. HTML pages declare with `documentSecurity` what they may load. */
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

/** Computing these headers takes as long as sending an answer, so they are computed once. */
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

export interface CardOrigins {
  frameOrigins: string[];
  scriptOrigins: string[];
}

interface PageKind {
  /** `true` if the back office may show the page in a frame. */
  framedByUs?: boolean;
  /** Origins of the card provider, for the page that takes a card. */
  cards?: CardOrigins;
}

/**
 * Route options of an HTML page. Only scripts with the answer's nonce (`reply.cspNonce.script`) run. MapLibre needs
 * images from blobs and data URLs, and React's server rendering needs style attributes.
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
          // The back office frames its preview of the site, and the demo's mailbox frames each email.
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
