import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import type { CandidatePlace } from '../../../contract/planning.ts';
import styles from './wanted-place.module.css';

interface WantedPlaceProps {
  place: Pick<CandidatePlace, 'id' | 'name' | 'slug' | 'poster'>;
  why?: ReactNode;
  /** The place has room by now. */
  isFree?: boolean;
  more: ReactNode;
  level?: 3 | 4;
  children: ReactNode;
}

export function WantedPlace({ place, why, isFree, more, level = 3, children }: WantedPlaceProps) {
  const region = useFace().id;
  const Heading = `h${level}` as const;
  return (
    <li className={styles.place} data-wanted={place.id}>
      <PhotoFrame src={posterUrl({ region, ...place.poster })} width={74} height={98} className={styles.art} />
      <div className={flow.stackHalf}>
        {why && (
          <p className={classNames(textStyles.small, textStyles.strong, isFree ? textStyles.open : textStyles.stop)}>
            {why}
          </p>
        )}
        <Heading className={textStyles.titleS}>
          <Link to={paths.place(place.slug)}>{place.name}</Link>
        </Heading>
        <p className={textStyles.note}>{more}</p>
        <Actions>{children}</Actions>
      </div>
    </li>
  );
}

interface ActionProps {
  about: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function WantedAction({ about, disabled, onClick, children }: ActionProps) {
  return (
    <TextButton disabled={disabled} onClick={onClick}>
      {children}
      <span className="sr">: {about}</span>
    </TextButton>
  );
}
