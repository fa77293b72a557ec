import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { Category, FacetCount } from '../../contract/place.ts';
import type { ExploreData } from './explore-data.ts';
import { type ExploreFilters, NO_FILTERS } from './explore-filters.ts';
import styles from './facets.module.css';

interface FacetsProps {
  data: ExploreData;
  onFilter: (filters: ExploreFilters) => void;
}

export function Facets({ data, onFilter }: FacetsProps) {
  const { t } = useLingui();
  const { filters, page, openNow } = data;
  const { category = [], district = [], hours = [] } = page.facets ?? {};
  const known = hours.find(({ value }) => value === 'known')?.count ?? 0;
  return (
    <>
      <div className={classNames(flow.stack2, styles.moment)}>
        <Toggle
          name="abierto"
          value="ahora"
          checked={filters.openAt === 'now'}
          onChange={() => onFilter({ ...filters, openAt: filters.openAt === 'now' ? null : 'now' })}
          hint={
            openNow === null ? (
              <Plural value={page.total} one="# lugar abierto" other="# lugares abiertos" />
            ) : (
              <Trans>
                {openNow} de {known} con horario
              </Trans>
            )
          }
        >
          <b>
            <Trans>Abierto ahora</Trans>
          </b>
        </Toggle>
        <Toggle
          name="horario"
          value="conocido"
          checked={filters.knownHours}
          onChange={() => onFilter({ ...filters, knownHours: !filters.knownHours })}
          hint={
            <Plural value={known} one="# lugar; de los demás no se sabe" other="# lugares; de los demás no se sabe" />
          }
        >
          <b>
            <Trans>Solo horario conocido</Trans>
          </b>
        </Toggle>
      </div>
      <Facet
        legend={t`Qué es`}
        name="categoria"
        values={inHouseOrder(category)}
        chosen={filters.categories}
        onFlip={(value) => onFilter({ ...filters, categories: flip(filters.categories, value as Category) })}
      />
      <Facet
        legend={t`Dónde`}
        name="distrito"
        values={district}
        chosen={filters.districts}
        onFlip={(value) => onFilter({ ...filters, districts: flip(filters.districts, value) })}
      />
      <AmenityFacet data={data} onFilter={onFilter} />
      {countOf(filters) > 0 && (
        <Button
          kind="quiet"
          size="small"
          block
          onClick={() => onFilter({ ...NO_FILTERS, sort: filters.sort, near: filters.near })}
        >
          <Trans>Quitar los filtros</Trans>
        </Button>
      )}
    </>
  );
}

const flip = <T,>(values: readonly T[], value: T) =>
  values.includes(value) ? values.filter((it) => it !== value) : [...values, value];

/** The useful places that the map and the list show. A region without useful places has no such choice. */
export function AmenityFacet({ data: { filters, amenityKinds }, onFilter }: FacetsProps) {
  const { t } = useLingui();
  return (
    <Facet
      legend={t`Lugares útiles`}
      name="util"
      values={amenityKinds.map(({ kind, count }) => ({ value: kind, label: AMENITY_NAMES[kind].many, count }))}
      chosen={filters.amenities}
      onFlip={(value) => onFilter({ ...filters, amenities: flip(filters.amenities, value as AmenityKind) })}
    />
  );
}

/** In the order of `CATEGORY_NAMES`. Sorted by count, hotels would usually come first. */
export const inHouseOrder = (values: readonly FacetCount[]): FacetCount[] =>
  Object.keys(CATEGORY_NAMES).flatMap((category) => values.find(({ value }) => value === category) ?? []);

export function countOf({ categories, districts, openAt, knownHours, box, amenities }: ExploreFilters): number {
  return (
    amenities.length + categories.length + districts.length + (openAt ? 1 : 0) + (knownHours ? 1 : 0) + (box ? 1 : 0)
  );
}

/** With "+" if the places of a further value come on top of those of the chosen values. */
export const shownCount = (count: number, value: string, chosen: readonly string[]): number | string =>
  count > 0 && chosen.length > 0 && !chosen.includes(value) ? `+${count}` : count;

interface FacetProps {
  legend: string;
  name: string;
  values: readonly FacetCount[];
  chosen: readonly string[];
  onFlip: (value: string) => void;
}

const SHOWN = 8;

function Facet({ legend, name, values, chosen, onFlip }: FacetProps) {
  if (values.length === 0) return null;
  const box = ({ value, label, count }: FacetCount) => (
    <li key={value} className={count === 0 ? textStyles.faint : undefined}>
      <Checkbox
        name={name}
        value={value}
        count={shownCount(count, value, chosen)}
        checked={chosen.includes(value)}
        onChange={() => onFlip(value)}
      >
        {label}
      </Checkbox>
    </li>
  );
  const rest = values.slice(SHOWN);
  return (
    <fieldset className={classNames(textStyles.small, styles.facet)}>
      <legend>{legend}</legend>
      <ul>{values.slice(0, SHOWN).map(box)}</ul>
      {rest.length > 0 && (
        <Disclosure
          summary={<Plural value={rest.length} one="Ver # más" other="Ver # más" />}
          open={rest.some(({ value }) => chosen.includes(value)) || undefined}
        >
          <ul>{rest.map(box)}</ul>
        </Disclosure>
      )}
    </fieldset>
  );
}
