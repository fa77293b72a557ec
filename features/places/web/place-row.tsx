import { Trans } from '@lingui/react/macro';
import { memo, use } from 'react';
import { Link } from 'react-router';
import { ClosureLine } from '#features/closures/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { useSharedPoster } from '#web/ui/use-shared-poster.ts';
import type { PlaceCard } from '../contract/place.ts';
import { AddToTripContext } from './add-to-trip.ts';
import { FromCentre } from './explore/from-centre.tsx';
import { FromPoint, type SearchPoint } from './explore/from-point.tsx';
import { OpenLine } from './open-line.tsx';
import styles from './place-row.module.css';

interface PlaceRowProps {
  place: PlaceCard;
  on: boolean;
  eager?: boolean;
  elsewhen?: boolean;
  /** If given, the row shows the distance from this point and not the way from the centre. */
  from?: SearchPoint | null;
  onPoint: (id: string | null) => void;
}

export const PlaceRow = memo(function PlaceRow({ place, on, eager, elsewhen, from, onPoint }: PlaceRowProps) {
  const AddToTrip = use(AddToTripContext);
  return (
    <li
      className={classNames(styles.row, on && styles.on)}
      data-place={place.id}
      onPointerEnter={() => onPoint(place.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(place.id)}
      onBlur={() => onPoint(null)}
    >
      <RowPoster place={place} eager={eager} />
      <div className={classNames(flow.stackHalf, textStyles.small)}>
        <p className={classNames(textStyles.soft, styles.kind)}>
          {[place.kindLabel, place.district].filter(Boolean).join(' · ')}
        </p>
        <h2 className={styles.name}>
          <Link to={paths.place(place.slug)} viewTransition>
            {place.name}
          </Link>
        </h2>
        <p>
          <OpenLine place={place} elsewhen={elsewhen} />
        </p>
        {place.closure && (
          <p>
            <ClosureLine closure={place.closure} />
          </p>
        )}
        {from ? (
          <p>
            <FromPoint place={place} from={from} />
          </p>
        ) : (
          place.fromCentre && (
            <p>
              <FromCentre way={place.fromCentre} />
            </p>
          )
        )}
        <HoursNote place={place} />
      </div>
      <AddToTrip place={place} />
    </li>
  );
});

function RowPoster({ place: { id, slug, poster }, eager }: Pick<PlaceRowProps, 'place' | 'eager'>) {
  const face = useFace();
  return (
    <span className={styles.art} style={useSharedPoster(paths.place(slug), id)}>
      <img
        className={eager ? undefined : 'spare'}
        src={posterUrl({ region: face.id, ...poster })}
        alt=""
        width={104}
        height={115}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}

function HoursNote({ place: { hoursClass } }: { place: PlaceCard }) {
  if (hoursClass === 'known') return null;
  return (
    <p className={textStyles.faint}>
      {hoursClass === 'open_space' && <Trans>Sin puerta ni taquilla</Trans>}
      {hoursClass === 'assumed' && <Trans>El habitual de los lugares de su tipo</Trans>}
      {hoursClass === 'unknown' && <Trans>Nadie lo ha publicado aún</Trans>}
    </p>
  );
}
