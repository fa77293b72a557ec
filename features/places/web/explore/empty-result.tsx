import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AmenityKind } from '#features/amenities/contract/amenity.ts';
import { AMENITY_NAMES } from '#features/amenities/contract/kind-names.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import textStyles from '#web/ui/text.module.css';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { Category } from '../../contract/place.ts';
import { PlaceRow } from '../place-row.tsx';
import { useDayName } from '../use-day-name.ts';
import styles from './empty-result.module.css';
import type { ExploreData, Relief } from './explore-data.ts';
import { type ExploreFilters, MINOR, NO_FILTERS } from './explore-filters.ts';
import list from './explore-list.module.css';
import { usePartName } from './use-part-name.ts';

interface EmptyResultProps {
  data: ExploreData;
  onFilter: (filters: ExploreFilters) => void;
  onPoint: (id: string | null) => void;
}

export function EmptyResult({ data, onFilter, onPoint }: EmptyResultProps) {
  const { t } = useLingui();
  const face = useFace();
  const name = useFilterName();
  const { filters, page } = data;
  const kinds = (page.understood ?? []).filter(({ kind }) => kind === 'meaning').map(({ label }) => label);
  const { nearly } = data;
  return (
    <>
      <section className={styles.empty}>
        <PhotoFrame
          src={posterUrl({ region: face.id, scene: face.empty.quiet, seed: face.empty.quiet })}
          width={222}
          height={245}
          tilt="left"
          eager
        />
        <div className={classNames(flow.stack3, flow.start)}>
          <h2 className={textStyles.titleM}>
            {kinds.length > 0 && filters.categories.length + filters.districts.length === 0 ? (
              <Trans>No encontramos {kinds.join(', ').toLocaleLowerCase('es')}</Trans>
            ) : (
              <Trans>Aquí no encontramos nada</Trans>
            )}
          </h2>
          {data.relief.length > 0 ? (
            <>
              <p className={textStyles.soft}>
                {data.relief.every(({ kind }) => kind === 'q') ? (
                  <Trans>Sin esas palabras sí hay lugares:</Trans>
                ) : (
                  <Trans>Con un filtro menos sí hay lugares:</Trans>
                )}
              </p>
              <ul className={classNames(flow.stack2, flow.shrinks, styles.relief)}>
                {data.relief.map((relief) => (
                  <li key={`${relief.kind}-${relief.value}`}>
                    <Button kind="quiet" size="small" onClick={() => onFilter(relief.without)}>
                      <span>
                        <Trans>Quitar {name(relief)}</Trans>
                      </span>
                      <b className={`num ${textStyles.oneLine}`}>
                        <Plural value={relief.count} one="# lugar" other="# lugares" />
                      </b>
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p className={textStyles.soft}>
              <Trans>Ningún filtro por sí solo lo arregla. Empieza de nuevo y afina poco a poco.</Trans>
            </p>
          )}
          <Button size="small" onClick={() => onFilter(NO_FILTERS)}>
            <Trans>Ver todos los lugares</Trans>
          </Button>
        </div>
      </section>
      {nearly && (
        <>
          {nearly.isPriceUnknown && (
            <p className={textStyles.note}>
              <Trans>No sabemos los precios de estos.</Trans>
            </p>
          )}
          <ol className={list.list} aria-label={t`Sin el filtro «${name(data.relief[0]!)}»`}>
            {nearly.items.map((place) => (
              <PlaceRow key={place.id} place={place} on={false} onPoint={onPoint} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

export function useFilterName(): (filter: Pick<Relief, 'kind' | 'value' | 'part'>) => string {
  const { t } = useLingui();
  const { currency } = useFace();
  const partName = usePartName();
  const dayName = useDayName();
  return ({ kind, value, part }) => {
    if (part) return partName(part);
    if (kind === 'q') return `«${value}»`;
    if (kind === 'category') return CATEGORY_NAMES[value as Category].many;
    if (kind === 'district') return value;
    if (kind === 'open')
      return value === 'now'
        ? t`Abierto ahora`
        : t`Abierto el ${value.slice(8, 10)}/${value.slice(5, 7)} ${value.slice(11)}`;
    if (kind === 'day') return t`Abierto ${dayName(value)}`;
    if (kind === 'fee')
      return value === '0' ? t`Gratis` : t`Entrada hasta ${formatMoney(Number(value) * MINOR, currency.code)}`;
    if (kind === 'children') return t`Para ir con niños`;
    if (kind === 'amenity') return AMENITY_NAMES[value as AmenityKind].many;
    return kind === 'known' ? t`Solo horario conocido` : t`En esta zona`;
  };
}
