import styles from './skeleton.module.css';

export const Skeleton = ({ width = '100%', height = '1em' }: { width?: string; height?: string }) => (
  <span className={styles.line} style={{ width, height }} aria-hidden="true" />
);
