import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { metresBetween } from '#planner/roads/ways.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PosterFigure } from '#web/ui/poster-figure.tsx';
import textStyles from '#web/ui/text.module.css';
import { useSharedPoster } from '#web/ui/use-shared-poster.ts';
import type { PlaceDetail } from '../../contract/place.ts';
import styles from './place.module.css';

/** Metres. Places within this distance are shown without a distance. */
const BESIDE = 60;

export function PlaceNearby({ place }: { place: PlaceDetail }) {
  const near = place.nearby.slice(0, 4);
  if (near.length === 0) return null;
  return (
    <section className={classNames(flow.stack4, styles.nearby)} aria-labelledby="cerca">
      <h2 id="cerca">
        <Trans>Ya que estás aquí</Trans>
      </h2>
      <ul>
        {near.map((other) => (
          <li key={other.id}>
            <Neighbour other={other} metres={metresBetween(place, other)} />
          </li>
        ))}
      </ul>
      <p className={classNames(textStyles.small, textStyles.faint)}>
        <Trans>Distancias en línea recta.</Trans>
      </p>
    </section>
  );
}

function Neighbour({ other, metres }: { other: PlaceDetail['nearby'][number]; metres: number }) {
  const { t } = useLingui();
  const face = useFace();
  const page = paths.place(other.slug);
  const where = metres < BESIDE ? t`al lado` : t`a ${formatDistance(metres)}`;
  return (
    <Link to={page} viewTransition>
      <PosterFigure
        src={posterUrl({ region: face.id, ...other.poster })}
        title={other.name}
        meta={`${other.kindLabel} · ${where}`}
        ratio="square"
        artStyle={useSharedPoster(page, other.id)}
      />
    </Link>
  );
}
