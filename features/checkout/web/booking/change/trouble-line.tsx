import type { Problem } from '#web/http/problem.ts';
import styles from '../booking.module.css';

/** What was refused, with every reason that was given. */
export function TroubleLine({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  const reasons = problem.issues?.map(({ message }) => message) ?? [];
  return (
    <p role="alert" className={styles.trouble}>
      {reasons.length > 0 ? reasons.join(' ') : problem.detail}
    </p>
  );
}
