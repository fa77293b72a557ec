import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Chip } from '#web/ui/chip.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { COMPLETE, LACKS, type Lack, type RegionPlaceRow, type RegionPlaces } from '../../contract/region.ts';
import styles from './place-list.module.css';
import { regionPlacesQuery } from './region.queries.ts';
import { useListAddress } from './use-list-address.ts';
import { useLackWords, usePlaceStateWords } from './use-place-words.ts';

export function PlaceList({ chosen }: { chosen?: string }) {
  const { t } = useLingui();
  const { typed, setTyped, q, lacks, toggleLack } = useListAddress();
  const list = useInfiniteQuery({ ...regionPlacesQuery(useApi(), { q, lacks }), placeholderData: keepPreviousData });
  const { data, error, refetch } = list;
  const words = useLackWords();
  const counts = data?.pages[0]?.counts;
  const shown = LACKS.filter((lack) => lack !== 'differs' || counts?.differs || lacks.includes(lack));
  return (
    <div className={flow.stack4}>
      <Field
        label={t`Buscar un lugar`}
        type="search"
        before={<Search size={18} aria-hidden />}
        value={typed}
        maxLength={80}
        placeholder={t`museo, Moche…`}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className={styles.lacks} aria-label={t`Lo que falta`}>
        {shown.map((lack) => (
          <Chip
            key={lack}
            pressed={lacks.includes(lack)}
            {...(counts && { count: counts[lack] })}
            onClick={() => toggleLack(lack)}
          >
            {words[lack]}
          </Chip>
        ))}
      </fieldset>
      {data && (
        <Found pages={data.pages} chosen={chosen}>
          {!chosen && <SheetLink q={q} lacks={lacks} />}
        </Found>
      )}
      {error && !list.isFetchNextPageError ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : (
        !data && <SkeletonList rows={8} />
      )}
      {data && <MoreRows list={list} />}
    </div>
  );
}

/** Leads to the download of the places that the list shows. */
function SheetLink({ q, lacks }: { q: string; lacks: readonly Lack[] }) {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(lacks.length > 0 && { falta: lacks.join(',') }),
  });
  return (
    <TextLink to={regionPaths.placesSheet(search)}>
      <Trans>Editarlos en una hoja de cálculo</Trans>
    </TextLink>
  );
}

interface FoundProps {
  pages: RegionPlaces[];
  chosen: string | undefined;
  /** Stands beside the number of places. */
  children: ReactNode;
}

function Found({ pages, chosen, children }: FoundProps) {
  const [{ counts, total }] = pages as [RegionPlaces];
  const items = pages.flatMap((page) => page.items);
  return (
    <>
      <div className={styles.total}>
        <p className={textStyles.note} aria-live="polite">
          {total === counts.all ? (
            <Plural value={total} one="# lugar." other="# lugares. Primero los de más interés." />
          ) : (
            <Trans>
              {total} de {counts.all} lugares.
            </Trans>
          )}
        </p>
        {items.length > 0 && children}
      </div>
      {items.length === 0 ? (
        <Nothing>
          {counts.all === 0 ? (
            <Trans>La región todavía no tiene lugares. Agrega el primero.</Trans>
          ) : (
            <Trans>No hay lugares así. Quita un filtro o busca otra palabra.</Trans>
          )}
        </Nothing>
      ) : (
        <Rows>
          {items.map((place) => (
            <PlaceLine key={place.id} place={place} chosen={place.id === chosen} isNarrow={chosen !== undefined} />
          ))}
        </Rows>
      )}
    </>
  );
}

interface PlaceLineProps {
  place: RegionPlaceRow;
  chosen: boolean;
  /** The list stands beside the editor. */
  isNarrow: boolean;
}

function PlaceLine({ place, chosen, isNarrow }: PlaceLineProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const region = useFace().id;
  const stateWords = usePlaceStateWords();
  const { id, name, kindLabel, district, poster, state, has, doubts, isProfile } = place;
  return (
    <Row picture className={classNames(styles.row, isNarrow && styles.narrow, chosen && styles.chosen)}>
      <img src={posterUrl({ region, ...poster })} alt="" width={54} height={60} loading="lazy" />
      <RowMain>
        <RowLink to={{ pathname: regionPaths.place(id), search }} aria-current={chosen ? 'page' : undefined}>
          {name}
        </RowLink>
        <p className={rows.soft}>{[kindLabel, district].filter(Boolean).join(' · ')}</p>
      </RowMain>
      <div className={styles.state}>
        {isProfile ? (
          <p className={textStyles.note}>
            <Trans>Lo escribe el operador</Trans>
          </p>
        ) : (
          <span className={styles.parts} role="img" aria-label={t`Tiene ${has.length} de ${COMPLETE.length} datos`}>
            {COMPLETE.map((part) => (
              <i key={part} data-has={has.includes(part) || undefined} />
            ))}
          </span>
        )}
        {state !== 'published' && (
          <p className={classNames(textStyles.small, textStyles.caution)}>{stateWords[state]}</p>
        )}
        {doubts > 0 && (
          <p className={classNames(textStyles.small, textStyles.caution)}>
            <Trans>Con dudas</Trans>
          </p>
        )}
      </div>
    </Row>
  );
}
