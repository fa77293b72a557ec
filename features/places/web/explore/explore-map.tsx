import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  boxAround,
  type LonLat,
  type MapFit,
  type MapPadding,
  type MapView,
  RegionMap,
} from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { Button } from '#web/ui/button.tsx';
import type { PlaceCard } from '../../contract/place.ts';
import { ChosenCard } from './chosen-card.tsx';
import styles from './explore.module.css';
import { type ExploreFilters, writeFilters } from './explore-filters.ts';
import type { Chosen } from './use-explore-address.ts';
import type { MatchingPins } from './use-matching-pins.ts';

interface ExploreMapProps {
  filters: ExploreFilters;
  matching: MatchingPins;
  listed: readonly PlaceCard[];
  chosen: Chosen | null;
  chosenCard: PlaceCard | null;
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
  const { filters, matching, chosen, chosenCard, onChoose } = props;
  const [moved, setMoved] = useState<MapView | null>(null);
  const fit = useFit(filters, matching, props.firstView);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts with its own view
  useEffect(() => setMoved(null), [filters]);
  const spot = chosen && (chosenCard ?? matching.spots.get(chosen.id));
  return (
    <RegionMap
      className={styles.map}
      label={t`Mapa de ${face.region}. La lista tiene los mismos lugares.`}
      pins={matching.pins}
      selected={chosen?.id ?? null}
      lit={props.lit}
      fit={fit}
      padding={props.padding}
      attribution={usePlaceCredits()}
      onSelect={(id) => {
        const found = id ? matching.spots.get(id) : null;
        onChoose(found ? { id: found.id, slug: found.slug } : null);
      }}
      onHover={props.onPoint}
      onView={(view) => {
        if (view.byPerson) setMoved(view);
        props.onView(view);
      }}
      callout={
        props.hangCard && chosen && spot
          ? {
              point: [spot.lon, spot.lat],
              content: (
                <ChosenCard key={chosen.id} card={chosenCard} spot={spot} shape="tall" onClose={() => onChoose(null)} />
              ),
            }
          : null
      }
    >
      {moved && (
        <Button kind="quiet" size="small" className={styles.again} onClick={() => props.onSearchHere(moved.box)}>
          <RotateCw size={17} aria-hidden />
          <Trans>Buscar en esta zona</Trans>
        </Button>
      )}
    </RegionMap>
  );
}

/** Moves the map to the pins of each new search. Without filters the map first has the region's usual view. */
function useFit(filters: ExploreFilters, { pins, complete }: MatchingPins, first: MapFit | null): MapFit | null {
  const search = writeFilters({ ...filters, sort: 'relevance', near: null }).toString();
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
