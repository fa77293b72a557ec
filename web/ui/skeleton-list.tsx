import { Trans } from '@lingui/react/macro';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-list.module.css';

interface SkeletonListProps {
  rows?: number;
  height?: string;
}

export function SkeletonList({ rows = 5, height = '56px' }: SkeletonListProps) {
  return (
    <div className={styles.list} role="status">
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity.
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}
