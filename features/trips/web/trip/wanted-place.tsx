import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths.ts';
import type { BoardPlace } from '../../contract/planning.ts';
import styles from './wanted-place.module.css';

interface WantedPlaceProps {
  place: Pick<BoardPlace, 'name' | 'slug' | 'poster'>;
  /** The reason in a few words, and then in a sentence. */
  why: ReactNode;
  more: ReactNode;
  /** It could come in at once. */
  fits?: boolean;
  children: ReactNode;
}

/** A place that is not in the trip: its poster, the reason, and what can be done about it. One item of a list. */
export function WantedPlace({ place, why, more, fits, children }: WantedPlaceProps) {
  const region = useFace().id;
  return (
    <li className={styles.place}>
      <span className={styles.art}>
        <img src={posterUrl({ region, ...place.poster })} alt="" loading="lazy" width={74} height={98} />
      </span>
      <div>
        <p className={styles.why} data-fits={fits || undefined}>
          {why}
        </p>
        <h3>
          <Link to={paths.place(place.slug)}>{place.name}</Link>
        </h3>
        <p className={styles.more}>{more}</p>
        <p className={styles.do}>{children}</p>
      </div>
    </li>
  );
}

interface ActionProps {
  /** Said to those who do not see which item it stands in. */
  about: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function WantedAction({ about, disabled, onClick, children }: ActionProps) {
  return (
    <button type="button" className={styles.action} disabled={disabled} onClick={onClick}>
      {children}
      <span className="sr">: {about}</span>
    </button>
  );
}
