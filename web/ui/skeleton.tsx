import styles from './skeleton.module.css';

/** A placeholder for a line of text that is being loaded. `width` and `height` are CSS lengths. */
export const Skeleton = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <span className={styles.line} style={{ width, height }} aria-hidden="true" />
);
