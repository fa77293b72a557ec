import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './back-office-frame.module.css';

/** Placeholder rows while data is loading. */
export function BackOfficeSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity.
        <Skeleton key={i} width="100%" height="56px" />
      ))}
    </div>
  );
}
