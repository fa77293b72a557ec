import { useEffect, useState } from 'react';
import { useRest } from '#web/layout/use-rest.ts';
import { WORKER_PATH } from './offline-screens.ts';

/**
 * Only screens that work offline call this hook, so that other visitors download nothing.
 * @returns `true` if this device can open the screen offline.
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
  if (!known?.active || navigator.onLine)
    await serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  active?.postMessage('freshen');
}
