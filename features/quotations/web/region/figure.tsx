import styles from './report.module.css';

interface FigureProps {
  /** What is counted. */
  name: string;
  said: string;
  /** Null: there is nothing behind it, or it is not told. */
  open: (() => void) | null;
}

/** A figure that opens what it counts. */
export function Figure({ name, said, open }: FigureProps) {
  if (!open) return said;
  return (
    <button type="button" className={styles.figure} aria-label={`${name}: ${said}`} onClick={open}>
      {said}
    </button>
  );
}
