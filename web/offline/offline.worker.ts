/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { KEPT_CACHE, OFFLINE_PATH, OFFLINE_SCREENS, shellOf } from './offline-screens.ts';

/**
 * Answers with a stored document only if the network does not respond in time. The worker ignores API requests, because
 * pages store their data themselves (kept.ts).
 */
declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_BUILD__: { id: string; entry: string; files: string[] };

const { id, entry, files } = __OFFLINE_BUILD__;
const SHELLS_PREFIX = 'vereda-shells-';
const SHELLS = SHELLS_PREFIX + id;
const PATIENCE_SECONDS = 3;
const FRESH_MS = 86_400_000;

precacheAndRoute(files.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

/** Throws if a document belongs to another build. The browser then keeps the old worker. */
async function keepShells(): Promise<void> {
  const paths = [...OFFLINE_SCREENS.map(({ shell }) => shell), OFFLINE_PATH];
  const shells = await caches.open(SHELLS);
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
      if (!answer.ok || answer.redirected) throw new Error(`${path} could not be fetched.`);
      if (path !== OFFLINE_PATH && !(await answer.clone().text()).includes(entry))
        throw new Error(`${path} is of another build.`);
      await shells.put(path, answer);
    }),
  );
}

async function freshenShells(): Promise<void> {
  const kept = await (await caches.open(SHELLS)).match(OFFLINE_PATH);
  const at = Date.parse(kept?.headers.get('date') ?? '');
  if (Number.isNaN(at) || Date.now() - at > FRESH_MS) await keepShells().catch(() => undefined);
}

async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELLS_PREFIX) && name !== SHELLS);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShells().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]).then(() => self.clients.claim()),
  );
});
self.addEventListener('message', (event) => {
  if (event.data === 'freshen') event.waitUntil(freshenShells());
});

const shell = async (path: string) => (await caches.open(SHELLS)).match(path);
/** `true` if a proxy reports that the server does not respond. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

const screens = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (isAway(response)) throw new Error('The site does not respond.');
        return response;
      },
      handlerDidError: async ({ request }) => shell(shellOf(new URL(request.url).pathname) ?? OFFLINE_PATH),
    },
  ],
});
const others = new NetworkOnly({ plugins: [{ handlerDidError: async () => shell(OFFLINE_PATH) }] });
const pictures = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => (await caches.open(KEPT_CACHE)).match(request.url) }],
});

const isScreen = (request: Request, url: URL) =>
  request.mode === 'navigate' && url.origin === self.location.origin && !/^\/(api|assets|octo)\//.test(url.pathname);

registerRoute(({ request, url }) => isScreen(request, url) && shellOf(url.pathname) !== null, screens);
registerRoute(({ request, url }) => isScreen(request, url), others);
registerRoute(({ request, url }) => request.destination === 'image' && url.origin === self.location.origin, pictures);
