import { Trans, useLingui } from '@lingui/react/macro';
import { Layers, RotateCw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListedAmenity } from '#features/amenities/contract/amenity.ts';
import { AmenityCard, type useAmenityPins } from '#features/amenities/web/public.ts';
import {
  boxAround,
  type LonLat,
  type MapFit,
  type MapPadding,
  type MapView,
  RegionMap,
} from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { PlaceCard } from '../../contract/place.ts';
import { ChosenCard } from './chosen-card.tsx';
import styles from './explore.module.css';
import { type ExploreFilters, placeFilters, writeFilters } from './explore-filters.ts';
import type { SearchPoint } from './from-point.tsx';
import type { Chosen } from './use-explore-address.ts';
import type { MatchingPins } from './use-matching-pins.ts';

interface ExploreMapProps {
  filters: ExploreFilters;
  matching: MatchingPins;
  layer: ReturnType<typeof useAmenityPins>;
  amenity: ListedAmenity | null;
  onAmenity: (amenity: ListedAmenity | null) => void;
  onLayers: (() => void) | null;
  listed: readonly PlaceCard[];
  chosen: Chosen | null;
  chosenCard: PlaceCard | null;
  from: SearchPoint | null;
  lit: string | null;
  padding: MapPadding;
  hangCard: boolean;
  firstView: MapFit | null;
  onChoose: (chosen: Chosen | null) => void;
  onPoint: (id: string | null) => void;
  onView: (view: MapView) => void;
  onSearchHere: (box: MapView['box']) => void;
}

export function ExploreMap(props: ExploreMapProps) {
  const { t } = useLingui();
  const face = useFace();
  const { filters, matching, layer, amenity, chosen, chosenCard, onChoose, onAmenity, onLayers } = props;
  const pins = useMemo(() => [...matching.pins, ...layer.pins], [matching.pins, layer.pins]);
  const [moved, setMoved] = useState<MapView | null>(null);
  const fit = useFit(filters, matching, props.firstView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts with its own view
  useEffect(() => setMoved(null), [filters]);
  const spot = chosen && (chosenCard ?? matching.spots.get(chosen.id));
  return (
    <RegionMap
      className={styles.map}
      label={t`Mapa de ${face.region}. La lista tiene los mismos lugares.`}
      pins={pins}
      selected={amenity?.id ?? chosen?.id ?? null}
      lit={props.lit}
      fit={fit}
      padding={props.padding}
      attribution={usePlaceCredits()}
      onSelect={(id) => {
        const useful = id ? layer.spots.get(id) : null;
        if (useful) return onAmenity(useful);
        const found = id ? matching.spots.get(id) : null;
        onChoose(found ? { id: found.id, slug: found.slug } : null);
      }}
      onHover={props.onPoint}
      onView={(view) => {
        if (view.byPerson) setMoved(view);
        props.onView(view);
      }}
      callout={
        props.hangCard && amenity
          ? {
              point: [amenity.lon, amenity.lat],
              content: <AmenityCard amenity={amenity} shape="tall" onClose={() => onAmenity(null)} />,
            }
          : props.hangCard && chosen && spot
            ? {
                point: [spot.lon, spot.lat],
                content: (
                  <ChosenCard
                    key={chosen.id}
                    card={chosenCard}
                    spot={spot}
                    shape="tall"
                    from={props.from}
                    onClose={() => onChoose(null)}
                  />
                ),
              }
            : null
      }
    >
      {onLayers && (
        <IconButton
          type="button"
          className={styles.layers}
          label={t`Lugares útiles en el mapa`}
          onClick={onLayers}
          data-on={filters.amenities.length > 0 || undefined}
        >
          <Layers size={20} aria-hidden />
        </IconButton>
      )}
      {moved && (
        <Button kind="quiet" size="small" className={styles.again} onClick={() => props.onSearchHere(moved.box)}>
          <RotateCw size={17} aria-hidden />
          <Trans>Buscar en esta zona</Trans>
        </Button>
      )}
    </RegionMap>
  );
}

function useFit(filters: ExploreFilters, { pins, complete }: MatchingPins, first: MapFit | null): MapFit | null {
  const search = writeFilters({ ...placeFilters(filters), sort: 'relevance', near: null }).toString();
  const [fit, setFit] = useState(first);
  const shown = useRef(first ? search : '');
  useEffect(() => {
    if (!complete || shown.current === search) return;
    shown.current = search;
    const box = filters.box ?? boxAround(central(pins.map(({ lon, lat }) => [lon, lat] as const)));
    if (box) setFit({ box, maxZoom: 14.5 });
  }, [complete, search, pins, filters.box]);
  return fit;
}

const FEW = 12;

/** With many points, the outermost points are left out. A single far place would make the map too small. */
function central(points: LonLat[]): LonLat[] {
  if (points.length <= FEW) return points;
  const within = (axis: 0 | 1) => {
    const sorted = points.map((point) => point[axis]).sort((a, b) => a - b);
    const low = sorted[Math.floor(sorted.length * 0.06)] ?? 0;
    const high = sorted[Math.ceil(sorted.length * 0.94) - 1] ?? 0;
    return (point: LonLat) => point[axis] >= low && point[axis] <= high;
  };
  return points.filter(within(0)).filter(within(1));
}

export function usePlaceCredits() {
  const { sources } = useFace();
  return useMemo(
    () =>
      sources
        .filter((source) => source.used_for.includes('places'))
        .map(({ attribution, url }) => ({ name: attribution, url })),
    [sources],
  );
}
