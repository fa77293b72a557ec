import { useEffect, useState } from 'react';
import { useRest } from '#web/layout/use-rest.ts';
import { WORKER_PATH } from './offline-screens.ts';

/**
 * Has the site's worker installed once the page is at rest, for a screen that is to open again without a network; only those screens ask for it, so
 * that nobody else fetches its files.
 * @returns whether this device can open the screen by itself now.
 */
export function useWorkerHere(): boolean {
  const rest = useRest();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!rest || !('serviceWorker' in navigator)) return;
    let gone = false;
    void install()
      .then(() => !gone && setReady(true))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [rest]);
  return ready;
}

async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration('/');
  // Without a network the one that is here is all there is.
  if (!known?.active || navigator.onLine)
    await serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage('freshen');
}
