import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-line.module.css';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export function OfflineLine() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.line}>
          <CloudOff size={18} aria-hidden />
          <Trans>Sin conexión. Ves lo que ya estaba cargado; tus viajes siguen guardados aquí.</Trans>
        </p>
      )}
    </div>
  );
}
