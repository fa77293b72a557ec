import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { ClosureLine } from '#features/closures/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceCard } from '../../contract/place.ts';
import { showPlace } from '../../contract/routes.ts';
import { AddToTripContext } from '../add-to-trip.ts';
import { OpenLine } from '../open-line.tsx';
import styles from './chosen-card.module.css';
import { FromCentre } from './from-centre.tsx';
import { FromPoint, type SearchPoint } from './from-point.tsx';

interface ChosenCardProps {
  card: PlaceCard | null;
  spot: { id: string; slug: string; name: string };
  shape: 'tall' | 'flat';
  from: SearchPoint | null;
  onClose: () => void;
}

export function ChosenCard({ card, spot, shape, from, onClose }: ChosenCardProps) {
  const { t } = useLingui();
  const face = useFace();
  const api = useApi();
  const AddToTrip = use(AddToTripContext);
  const { data } = useQuery({
    queryKey: ['places', 'detail', spot.slug],
    enabled: card === null,
    queryFn: ({ signal }) => api.call(showPlace, { params: { idOrSlug: spot.slug }, signal, quiet: true }),
  });
  const place = card ?? data ?? null;
  return (
    <article className={classNames(styles.card, styles[shape])} aria-label={spot.name}>
      <span className={styles.art}>
        {place && (
          <img src={posterUrl({ region: face.id, ...place.poster })} alt="" width={240} height={265} decoding="async" />
        )}
      </span>
      <div className={classNames(flow.stackHalf, textStyles.small, styles.text)}>
        {place && (
          <p className={classNames(textStyles.soft, styles.kind)}>
            {[place.kindLabel, place.district].filter(Boolean).join(' · ')}
          </p>
        )}
        <h2 className={textStyles.titleM}>
          <Link to={paths.place(spot.slug)} viewTransition>
            {spot.name}
          </Link>
        </h2>
        {place ? (
          <>
            <p>
              <OpenLine place={place} />
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
                  <FromCentre way={place.fromCentre} short />
                </p>
              )
            )}
            <div className={classNames(flow.row2, flow.ends, styles.do)}>
              <TextLink to={paths.place(spot.slug)} viewTransition aria-hidden="true" tabIndex={-1}>
                <Trans>Ver el lugar</Trans>
              </TextLink>
              <AddToTrip place={place} />
            </div>
          </>
        ) : (
          <>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </>
        )}
      </div>
      <IconButton className={styles.close} label={t`Cerrar ${spot.name}`} onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </article>
  );
}
