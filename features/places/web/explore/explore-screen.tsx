import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Form } from 'react-router';
import type { ListedAmenity } from '#features/amenities/contract/amenity.ts';
import { AmenityCard, AmenityList, useAmenityPins } from '#features/amenities/web/public.ts';
import type { LonLat, MapFit } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useCloseOnBack } from '#web/ui/close-on-back.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import { ChosenCard } from './chosen-card.tsx';
import { EmptyResult } from './empty-result.tsx';
import styles from './explore.module.css';
import type { ExploreData } from './explore-data.ts';
import type { ExploreFilters } from './explore-filters.ts';
import { ExploreList } from './explore-list.tsx';
import { ExploreMap } from './explore-map.tsx';
import { AmenityFacet, countOf, Facets } from './facets.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FoundElsewhere } from './found-elsewhere.tsx';
import { searchPoint } from './from-point.tsx';
import { halfSheet, PhoneSheet, type SheetHeight } from './phone-sheet.tsx';
import { SearchBox } from './search-box.tsx';
import { SortField } from './sort-field.tsx';
import { useExploreAddress } from './use-explore-address.ts';
import { useMatchingPins } from './use-matching-pins.ts';
import { useMorePlaces } from './use-more-places.ts';
import { useNoteUnfound } from './use-note-unfound.ts';

const BAR_ON_MAP = 124;
const NOTES = 30;
const HEADER = 68;

export function ExploreScreen({ data }: { data: ExploreData }) {
  const { t } = useLingui();
  const face = useFace();
  const { filters, page } = data;
  const { wanted, chosen, choose, filter, onView, loading } = useExploreAddress(filters, data.chosen);
  const asked = { ...data, filters: wanted };
  const more = useMorePlaces(data);
  useNoteUnfound(data);
  const matching = useMatchingPins(filters, more.places);
  const kinds = useMemo(() => [...new Set([...wanted.amenities, ...data.meant])], [wanted.amenities, data.meant]);
  const layer = useAmenityPins(kinds);
  const [amenity, setAmenity] = useState<ListedAmenity | null>(null);
  const shownAmenity = amenity && kinds.includes(amenity.kind) ? amenity : null;
  const [lit, setLit] = useState<string | null>(null);
  const [height, setHeight] = useState<SheetHeight>('half');
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [layersOpen, setLayersOpen] = useState(false);
  const phone = usePhone();
  const firstView = useFirstView();
  const from = useMemo(() => searchPoint(data), [data]);
  const known =
    more.places.find(({ id }) => id === chosen?.id) ?? (data.chosen?.id === chosen?.id ? data.chosen : null);
  const spot = chosen && (known ?? matching.spots.get(chosen.id) ?? null);
  const peeking = phone && (spot !== null || shownAmenity !== null);
  const choosePlace = (place: typeof chosen) => {
    setAmenity(null);
    choose(place);
  };
  const chooseAmenity = (next: ListedAmenity | null) => {
    choose(null);
    setAmenity(next);
    if (phone && next) setHeight('low');
  };
  useCloseOnBack(peeking, () => choosePlace(null));
  useCloseOnBack(phone && height === 'full', () => setHeight('half'));
  const padding = useMemo(
    () =>
      phone
        ? {
            top: BAR_ON_MAP,
            bottom: NOTES + (peeking ? 300 : height === 'half' ? halfSheet(innerHeight - HEADER) : 84),
          }
        : {},
    [phone, peeking, height],
  );
  useEffect(() => {
    if (phone && chosen) setHeight('low');
  }, [phone, chosen]);

  const search = (
    <SearchBox
      value={filters.q}
      onSearch={(q) => filter({ ...filters, q })}
      onCategory={(category) => filter({ ...filters, q: '', categories: [category] })}
      onDistrict={(district) => filter({ ...filters, q: '', districts: [district] })}
      after={
        <IconButton
          type="button"
          label={t`Filtros`}
          className={styles.filterButton}
          onClick={() => setFiltersOpen(true)}
        >
          <SlidersHorizontal size={20} aria-hidden />
          {countOf(filters) > 0 && <span className={styles.dot}>{countOf(filters)}</span>}
        </IconButton>
      }
    />
  );
  return (
    <Form
      action={paths.explore()}
      className={styles.explore}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.top}>
        {search}
        <div className={styles.strip}>
          <FilterChips data={asked} onFilter={filter} offer="all" />
        </div>
      </div>
      <aside className={styles.facets} aria-label={t`Filtros`}>
        <Facets data={asked} onFilter={filter} />
        <Button type="submit" size="small" block className={styles.apply}>
          <Trans>Aplicar</Trans>
        </Button>
      </aside>
      <PhoneSheet height={height} onHeight={setHeight} header={<ResultHead data={data} onFilter={filter} />}>
        <FoundElsewhere key={filters.q} groups={data.groups} hasPlaces={page.total > 0} />
        {data.amenities && (
          <AmenityList
            key={kinds.join()}
            list={data.amenities}
            kinds={kinds}
            chosen={shownAmenity?.id ?? null}
            from={filters.near ? t`tu punto` : filters.box ? t`la zona del mapa` : face.centre.label}
            onChoose={chooseAmenity}
          />
        )}
        {page.total === 0 && data.amenities ? null : page.total === 0 ? (
          <EmptyResult data={data} onFilter={filter} onPoint={setLit} />
        ) : (
          <ExploreList
            data={data}
            more={more}
            chosen={chosen?.id ?? null}
            lit={lit}
            from={from}
            loading={loading}
            onPoint={setLit}
          />
        )}
      </PhoneSheet>
      <ExploreMap
        filters={filters}
        matching={matching}
        layer={layer}
        amenity={shownAmenity}
        onAmenity={chooseAmenity}
        onLayers={data.amenityKinds.length > 0 ? () => setLayersOpen(true) : null}
        listed={more.places}
        chosen={chosen}
        chosenCard={known}
        from={from}
        lit={lit}
        padding={padding}
        hangCard={!phone}
        firstView={firstView}
        onChoose={choosePlace}
        onPoint={setLit}
        onView={onView}
        onSearchHere={(box) => filter({ ...filters, box }, true)}
      />
      {peeking && (
        <div className={styles.peek}>
          {shownAmenity ? (
            <AmenityCard amenity={shownAmenity} shape="flat" onClose={() => setAmenity(null)} />
          ) : (
            spot && (
              <ChosenCard
                key={spot.id}
                card={known}
                spot={spot}
                shape="flat"
                from={from}
                onClose={() => choose(null)}
              />
            )
          )}
        </div>
      )}
      <Sheet
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        side={phone ? 'bottom' : 'left'}
        label={t`Filtros`}
      >
        <div className={styles.filterSheet}>
          <Facets data={asked} onFilter={filter} />
          <Button block onClick={() => setFiltersOpen(false)}>
            <Plural value={page.total} _0="No hay lugares así" one="Ver # lugar" other="Ver # lugares" />
          </Button>
        </div>
      </Sheet>
      <Sheet
        open={layersOpen}
        onClose={() => setLayersOpen(false)}
        side={phone ? 'bottom' : 'right'}
        label={t`Lugares útiles en el mapa`}
      >
        <div className={styles.filterSheet}>
          <AmenityFacet data={asked} onFilter={(next) => filter(next, true)} />
          <Button block onClick={() => setLayersOpen(false)}>
            <Trans>Ver el mapa</Trans>
          </Button>
        </div>
      </Sheet>
    </Form>
  );
}

function ResultHead({
  data: { filters, page },
  data,
  onFilter,
}: {
  data: ExploreData;
  onFilter: (filters: ExploreFilters) => void;
}) {
  const meant = (page.understood ?? []).filter(({ kind }) => kind === 'meaning').map(({ label }) => label);
  const chosen = filters.categories.map((category) => CATEGORY_NAMES[category].many);
  const kinds = chosen.length > 0 ? chosen : meant;
  const named = kinds.length > 0 && kinds.length <= 2;
  const names = kinds.map((kind) => kind.toLocaleLowerCase('es')).join(' y ');
  const total = page.totalIsFloor ? `${page.total}+` : page.total;
  return (
    <header className={styles.head}>
      <h1 aria-live="polite" aria-atomic="true">
        {page.total === 0 && data.amenities && data.amenities.total > 0 ? (
          <Plural value={data.amenities.total} one="# lugar útil" other="# lugares útiles" />
        ) : named && page.total > 1 ? (
          `${total} ${names}`
        ) : (
          <Plural value={page.total} _0="Ningún lugar" one="# lugar" other="# lugares" />
        )}
      </h1>
      {page.corrected && (
        <p className={textStyles.note}>
          <Trans>
            Buscamos <b>{page.corrected}</b> en lugar de «{filters.q}».
          </Trans>
        </p>
      )}
      <SortField
        filters={filters}
        nearName={page.understood?.find(({ kind }) => kind === 'near')?.label}
        onSort={(sort, near) => onFilter({ ...filters, sort, near })}
      />
      <div className={styles.chosenChips}>
        <FilterChips data={data} onFilter={onFilter} />
      </div>
    </header>
  );
}

const NARROW = '(width < 600px)';

function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function useFirstView(): MapFit | null {
  const [view] = useState<MapFit | null>(() => {
    if (typeof location === 'undefined') return null;
    const search = new URLSearchParams(location.search);
    const center = (search.get('centro') ?? '').split(',').map(Number);
    const zoom = Number(search.get('z'));
    if (center.length !== 2 || !center.every(Number.isFinite) || !(zoom > 2 && zoom < 20)) return null;
    return { center: center as unknown as LonLat, zoom };
  });
  return view;
}
