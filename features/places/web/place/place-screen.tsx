import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Share2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { AmenitiesNearby } from '#features/amenities/web/public.ts';
import { PlaceNotices } from '#features/closures/web/public.ts';
import { Gallery } from '#features/photos/web/public.ts';
import { RatingLine } from '#features/reviews/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { sharedPoster } from '#web/ui/use-shared-poster.ts';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { PlaceDetail } from '../../contract/place.ts';
import { NO_FILTERS, writeFilters } from '../explore/explore-filters.ts';
import { OpenLine } from '../open-line.tsx';
import { BeforeYouGo } from './before-you-go.tsx';
import { HoursSection } from './hours-section.tsx';
import { ListingLaw } from './listing-law.tsx';
import styles from './place.module.css';
import type { PlaceData } from './place-data.ts';
import { PlaceNearby } from './place-nearby.tsx';
import { PlaceSources } from './place-sources.tsx';
import { PlaceVoices } from './place-voices.tsx';
import { PlaceWay } from './place-way.tsx';
import { SourceLine } from './source-line.tsx';

interface PlaceScreenProps {
  data: PlaceData;
  AddToTrip: ComponentType<{ place: PlaceDetail; block?: boolean; alone?: boolean }>;
  /** The area owners comes later. */
  ReportFact: ComponentType<{ place: PlaceDetail }>;
}

export function PlaceScreen({ data, AddToTrip, ReportFact }: PlaceScreenProps) {
  const { t } = useLingui();
  const face = useFace();
  const { place } = data;
  const category = CATEGORY_NAMES[place.category];
  return (
    <>
      <div className={`wrap ${styles.place}`}>
        <div className={styles.main}>
          <nav className={classNames(flow.row2, textStyles.note)} aria-label={t`Estás en`}>
            <TextLink kind="back" to={paths.explore()}>
              <Trans>Explorar</Trans>
            </TextLink>
            {place.district && (
              <>
                <ChevronRight size={15} aria-hidden />
                <TextLink kind="back" to={paths.explore(writeFilters({ ...NO_FILTERS, districts: [place.district] }))}>
                  {place.district}
                </TextLink>
              </>
            )}
            <ChevronRight size={15} aria-hidden />
            <TextLink kind="back" to={paths.explore(writeFilters({ ...NO_FILTERS, categories: [place.category] }))}>
              {category.many}
            </TextLink>
          </nav>
          <h1 className={textStyles.display}>{place.name}</h1>
          {place.summary ? (
            <>
              <p className={textStyles.lead}>{place.summary}</p>
              {place.summarySource && <SourceLine source={place.summarySource} />}
            </>
          ) : (
            <p className={textStyles.lead}>
              {place.kindLabel || category.one}
              {place.district && <Trans> en {place.district}</Trans>}.{' '}
              <span className={textStyles.soft}>
                <Trans>Nadie ha escrito aún su resumen.</Trans>
              </span>
            </p>
          )}
          {data.reviews && data.reviews.mean !== null && (
            <p>
              <a href="#opiniones" className={styles.rating}>
                <RatingLine rating={data.reviews} />
              </a>
            </p>
          )}
          <div className={styles.act}>
            <p className={styles.now}>
              <OpenLine place={place} size={18} />
            </p>
            <PlaceNotices closure={place.closure} notices={place.notices} />
            <div className={styles.do}>
              <AddToTrip place={place} />
              <ShareButton title={place.name} />
            </div>
          </div>
          <HoursSection place={place} />
          <BeforeYouGo place={place} />
          <ListingLaw place={place} />
          <PlaceSources place={place} />
          <p>
            <ReportFact place={place} />
          </p>
        </div>
        <div className={styles.side}>
          <div className={styles.poster}>
            <Gallery
              key={place.slug}
              about={{ kind: 'company', id: place.slug, name: place.name }}
              first={data.photos}
              poster={
                <div className={styles.art} style={{ viewTransitionName: sharedPoster(place.id) }}>
                  <img
                    src={posterUrl({ region: face.id, ...place.poster })}
                    alt={t`Dibujo de ${place.name}`}
                    width={444}
                    height={490}
                    fetchPriority="high"
                  />
                </div>
              }
              posterNote={<Trans>Ilustración de {face.product}, no una foto.</Trans>}
            />
          </div>
          <PlaceWay place={place} />
        </div>
        <PlaceNearby place={place} />
        <AmenitiesNearby point={place} className={styles.amenities} />
        <PlaceVoices data={data} />
      </div>
      <div className={styles.foot}>
        <AddToTrip place={place} block alone />
      </div>
    </>
  );
}

function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ text: t`Enlace copiado. Pégalo donde quieras.` });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ text: t`No pudimos compartir. La dirección de esta página es el enlace: ${url}` });
    }
  };
  return (
    <IconButton label={t`Compartir`} onClick={() => void share()}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
