import styles from './report.module.css';

interface FigureProps {
  name: string;
  said: string;
  open: (() => void) | null;
}

export function Figure({ name, said, open }: FigureProps) {
  if (!open) return said;
  return (
    <button type="button" className={styles.figure} aria-label={`${name}: ${said}`} onClick={open}>
      {said}
    </button>
  );
}
