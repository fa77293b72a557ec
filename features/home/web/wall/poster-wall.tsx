import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { PlaceCard } from '#features/places/contract/place.ts';
import { useSavedPlace } from '#features/trips/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDuration } from '#web/format/time.ts';
import { paths } from '#web/paths/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { PosterFigure } from '#web/ui/poster-figure.tsx';
import { useSharedPoster } from '#web/ui/use-shared-poster.ts';
import section from '../section.module.css';
import styles from './poster-wall.module.css';

export function PosterWall({ places, total }: { places: PlaceCard[]; total: number }) {
  return (
    <section className={`wrap ${section.block}`}>
      <div className={section.head}>
        <h2>
          <Trans>Cada lugar tiene su dibujo</Trans>
        </h2>
        <Link className={section.all} to={paths.explore()}>
          <Plural value={total} one="Ver el lugar en el mapa" other="Ver los # en el mapa" />
        </Link>
      </div>
      <ul className={styles.wall}>
        {places.map((place, index) => (
          <WallPoster key={place.id} place={place} flagship={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function WallPoster({ place, flagship }: { place: PlaceCard; flagship: boolean }) {
  const { t } = useLingui();
  const { id: region, centre } = useFace();
  const { isSaved: added, toggle } = useSavedPlace(place);
  const { name, slug, poster, kindLabel, district, fromCentre } = place;
  const page = paths.place(slug);
  const artStyle = useSharedPoster(page, place.id);
  const way = fromCentre && formatDuration(fromCentre.minutes);
  const walk = fromCentre?.mode === 'walk' ? t` a pie` : '';
  const distance = way && (flagship ? t`${way}${walk} desde ${centre.label}` : `${way}${walk}`);
  return (
    <li>
      <Link to={page} viewTransition>
        <PosterFigure
          className={styles.poster}
          src={posterUrl({ region, ...poster })}
          title={name}
          meta={[kindLabel, district, distance].filter(Boolean).join(' · ')}
          size={flagship ? 'large' : 'normal'}
          artStyle={artStyle}
        />
      </Link>
      <IconButton
        className={styles.add}
        label={added ? t`Quitar ${name} de tu viaje` : t`Agregar ${name} a tu viaje`}
        aria-pressed={added}
        onClick={toggle}
      >
        {added ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      </IconButton>
    </li>
  );
}
