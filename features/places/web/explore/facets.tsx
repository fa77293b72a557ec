import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Toggle } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { Category, FacetCount } from '../../contract/place.ts';
import type { ExploreData } from './explore-data.ts';
import { activeFilters, type ExploreFilters, MINOR, NO_FILTERS } from './explore-filters.ts';
import styles from './facets.module.css';

interface FacetsProps {
  data: ExploreData;
  onFilter: (filters: ExploreFilters) => void;
}

export function Facets({ data, onFilter }: FacetsProps) {
  const { t } = useLingui();
  const face = useFace();
  const { filters, page, openNow } = data;
  const { category = [], district = [], hours = [] } = page.facets ?? {};
  const known = hours.find(({ value }) => value === 'known')?.count ?? 0;
  return (
    <>
      <div className={classNames(flow.stack4, styles.moment)}>
        <Toggle
          name="abierto"
          value="ahora"
          checked={filters.openAt === 'now'}
          onChange={() => onFilter({ ...filters, openOn: null, openAt: filters.openAt === 'now' ? null : 'now' })}
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
        <Toggle
          name="ninos"
          value="si"
          checked={filters.children}
          onChange={() => onFilter({ ...filters, children: !filters.children })}
          hint={<Trans>Los que sabemos que les gustan; de los demás no se sabe</Trans>}
        >
          <b>
            <Trans>Para ir con niños</Trans>
          </b>
        </Toggle>
      </div>
      <div className={flow.stack4}>
        <DateField
          key={filters.openOn}
          label={t`Abierto el día`}
          name="dia"
          hint={t`Según su horario publicado`}
          min={localDate(face.timeZone)}
          value={filters.openOn}
          onChange={(openOn) => onFilter({ ...filters, openAt: null, openOn })}
          onClear={() => onFilter({ ...filters, openOn: null })}
        />
        <SelectField
          label={t`Entrada`}
          name="entrada"
          hint={t`Solo lugares con entrada conocida, y espacios abiertos`}
          value={filters.feeTo ?? ''}
          onChange={({ target }) => onFilter({ ...filters, feeTo: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{t`Cualquiera`}</option>
          {[...new Set([...FEES, ...(filters.feeTo === null ? [] : [filters.feeTo])])]
            .toSorted((one, other) => one - other)
            .map((fee) => (
              <option key={fee} value={fee}>
                {fee === 0 ? t`Gratis` : t`Hasta ${formatMoney(fee * MINOR, face.currency.code)}`}
              </option>
            ))}
        </SelectField>
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

/** Entrance fees in the currency's main unit. */
const FEES = [0, 10, 20, 50];

const flip = <T,>(values: readonly T[], value: T) =>
  values.includes(value) ? values.filter((it) => it !== value) : [...values, value];

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

export const inHouseOrder = (values: readonly FacetCount[]): FacetCount[] =>
  Object.keys(CATEGORY_NAMES).flatMap((category) => values.find(({ value }) => value === category) ?? []);

export const countOf = (filters: ExploreFilters): number =>
  activeFilters(filters).filter(({ kind }) => kind !== 'q').length;

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
