import { Link } from 'react-router';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import styles from './brand.module.css';

export function Brand() {
  const { product, mark, logo } = useFace();
  return (
    <Link className={styles.brand} to={paths.home()}>
      {logo ? (
        <img className={styles.logo} {...logo} alt="" />
      ) : (
        <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden="true">
          <path d={mark} fill="currentColor" />
        </svg>
      )}
      {product}
    </Link>
  );
}
