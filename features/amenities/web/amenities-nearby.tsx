import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { amenityIcons } from '#features/maps/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import type { NearAmenity } from '../contract/amenity.ts';
import { AMENITY_NAMES } from '../contract/kind-names.ts';
import { findNearestAmenities } from '../contract/routes.ts';
import styles from './amenities-nearby.module.css';
import { AmenitySourceLine } from './amenity-source-line.tsx';
import { AmenityWay } from './amenity-way.tsx';

interface AmenitiesNearbyProps {
  point: { lon: number; lat: number };
  className?: string;
}

export function AmenitiesNearby({ point, className }: AmenitiesNearbyProps) {
  const api = useApi();
  const at = `${point.lon.toFixed(5)},${point.lat.toFixed(5)}`;
  const { data } = useQuery({
    queryKey: ['amenities', 'nearest', at],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(findNearestAmenities, { query: { at }, signal, quiet: true }),
  });
  const items = data?.nearest[0] ?? [];
  if (items.length === 0) return null;
  return (
    <section className={classNames(flow.stack4, className)} aria-labelledby="a-mano">
      <h2 id="a-mano">
        <Trans>Por si lo necesitas</Trans>
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <NearbyItem key={item.id} item={item} />
        ))}
      </ul>
      {data?.source && <AmenitySourceLine source={data.source} />}
    </section>
  );
}

function NearbyItem({ item }: { item: NearAmenity }) {
  const Icon = amenityIcons[item.kind];
  const kind = AMENITY_NAMES[item.kind].one;
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span className={classNames(flow.stackHalf, textStyles.small)}>
        <b className={textStyles.strong}>{kind}</b>
        {item.name && item.name !== kind && <span className={textStyles.soft}>{item.name}</span>}
        <AmenityWay way={item.way} />
        {item.alwaysOpen && (
          <span className={textStyles.soft}>
            <Trans>Abierto las 24 horas</Trans>
          </span>
        )}
        {item.phone && <Telephone kind="inline" phone={item.phone} />}
      </span>
    </li>
  );
}
