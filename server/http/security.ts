import helmet from '@fastify/helmet';
import type { Config } from '#server/config.ts';
import { isMailboxOpen } from '#server/mail/mailbox-open.ts';
import type { App } from '#server/platform.ts';

const GOOGLE_MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com', 'https://*.googleapis.com'];

/**
 * Security headers on every answer. What is not a page (JSON, images, downloads) may load nothing at all;
 * pages say what they may load with `documentSecurity`.
 */
export async function addSecurityHeaders(app: App, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

/**
 * Route options of an HTML page: `app.get('/*', { ...documentSecurity(config) }, handler)`. Scripts run only with the
 * nonce of the answer (`reply.cspNonce.script`), inline style sheets with `reply.cspNonce.style`; nothing is evaluated.
 * MapLibre needs workers from blobs and images from blobs and data; style attributes come from server-rendered React.
 */
export function documentSecurity(config: Config) {
  const maps = config.MAPS_KEY ? GOOGLE_MAPS : [];
  const api = config.API_BASE_URL ? [new URL(config.API_BASE_URL).origin] : [];
  return {
    helmet: {
      enableCSPNonces: true,
      strictTransportSecurity: config.PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : (false as const),
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
      crossOriginEmbedderPolicy: false,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...maps],
          styleSrc: ["'self'"],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...maps],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...api, ...maps],
          workerSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          // The demo's mailbox shows each mail as a sandboxed document of its own.
          frameSrc: [isMailboxOpen(config) ? "'self'" : "'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
        },
      },
    },
  };
}
