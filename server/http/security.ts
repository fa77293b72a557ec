import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
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

/** Forbids answers to load anything. HTML pages replace these headers with `pageHeaders`. */
export function addSecurityHeaders(app: App, config: Config): void {
  const headers = {
    ...helmetHeaders(config, {
      defaultSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    }),
    'permissions-policy': PERMISSIONS.join(', '),
    'reporting-endpoints': `${CSP_GROUP}="${CSP_REPORTS}"`,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

export interface CardOrigins {
  frameOrigins: string[];
  scriptOrigins: string[];
}

interface PageKind {
  /** Texts of the page's inline scripts. The browser runs no other inline script. */
  scripts?: string[];
  /** Texts of the page's `<style>` elements. */
  styles?: string[];
  /** `true` if the back office may show the page in a frame. */
  framedByUs?: boolean;
  /** `true` if every site may show the page in a frame. The page then loads nothing but images, and runs no scripts. */
  framedByAll?: boolean;
  /** Origins of the card provider, for the page that takes a card. */
  cards?: CardOrigins;
}

/**
 * Headers of an HTML page. Its inline scripts and styles are allowed by hash instead of nonce, so that one copy of the
 * page serves every visitor. MapLibre needs images from blobs and data URLs, and React's server rendering needs style
 * attributes.
 */
export function pageHeaders(config: Config, { scripts = [], styles = [], framedByUs, framedByAll, cards }: PageKind) {
  if (framedByAll) return framedHeaders(config, styles);
  const api = config.API_BASE_URL ? [new URL(config.API_BASE_URL).origin] : [];
  return helmetHeaders(
    config,
    {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts.map(hashSource), ...(cards?.scriptOrigins ?? [])],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'", ...styles.map(hashSource)],
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
    framedByUs ? 'sameorigin' : 'deny',
  );
}

/** Without `X-Frame-Options`, which knows no value for every site. */
function framedHeaders(config: Config, styles: string[]): Record<string, string> {
  const { 'x-frame-options': _, ...headers } = helmetHeaders(config, {
    defaultSrc: ["'none'"],
    imgSrc: ["'self'"],
    styleSrc: styles.map(hashSource),
    frameAncestors: ['*'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  });
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Computing these headers takes as long as sending an answer, so callers keep the result. */
function helmetHeaders(
  { PUBLIC_URL }: Config,
  directives: Record<string, string[]>,
  frames: 'deny' | 'sameorigin' = 'deny',
): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const add = helmet({
    // One year in seconds (RFC 6797).
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: frames },
    contentSecurityPolicy: { useDefaults: false, directives },
  });
  add({} as never, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
