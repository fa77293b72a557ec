import type { Problem } from '#web/http/problem.ts';
import styles from '../booking.module.css';

/** An error with all its reasons. */
export function TroubleLine({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  const reasons = problem.issues?.map(({ message }) => message) ?? [];
  return (
    <p role="alert" className={styles.trouble}>
      {reasons.length > 0 ? reasons.join(' ') : problem.detail}
    </p>
  );
}
