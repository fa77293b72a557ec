import styles from './report.module.css';

interface FigureProps {
  /** Name of the figure. */
  name: string;
  said: string;
  /** Opens the list behind the figure; null without a list. */
  open: (() => void) | null;
}

/** A figure. With a list, the figure is a button that opens the list. */
export function Figure({ name, said, open }: FigureProps) {
  if (!open) return said;
  return (
    <button type="button" className={styles.figure} aria-label={`${name}: ${said}`} onClick={open}>
      {said}
    </button>
  );
}
