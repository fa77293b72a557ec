import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { Category, PlaceCard } from '#features/places/contract/place.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  label: string;
  hint: string;
  onPick: (card: PlaceCard) => void;
  among?: readonly Category[];
  /** Ids of places that are listed but cannot be selected. */
  taken?: ReadonlySet<string>;
  /** `true` hides the label from sighted people. For a label that repeats a visible heading. */
  quietLabel?: boolean;
  autoFocus?: boolean;
}

const MOST_RESULTS = 8;
const SHORTEST_QUERY = 2;

export function PlacePicker({ label, hint, onPick, among, taken, quietLabel, autoFocus }: PlacePickerProps) {
  const { t } = useLingui();
  const region = useFace().id;
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const search = useFoundPlaces(asked, among);
  const found = asked.length < SHORTEST_QUERY ? [] : (search.data?.items ?? []);
  const status =
    asked.length < SHORTEST_QUERY
      ? t`Escribe dos letras o más`
      : search.isError
        ? t`No pudimos buscar. Revisa tu conexión e inténtalo otra vez.`
        : search.isFetching && found.length === 0
          ? t`Buscando…`
          : found.length === 0
            ? t`No hay lugares con «${asked}»`
            : null;

  return (
    <Combobox
      label={label}
      hideLabel={quietLabel}
      placeholder={hint}
      autoFocus={autoFocus}
      typed={typed}
      onType={setTyped}
      items={found}
      keyOf={(card) => card.id}
      textOf={(card) => card.name}
      onPick={(card) => !taken?.has(card.id) && onPick(card)}
      status={status}
      busy={search.isFetching}
    >
      {(card) => (
        <>
          <img className={styles.picture} src={posterUrl({ region, ...card.poster })} alt="" width={40} height={44} />
          <span className={flow.stackHalf}>
            <b className={textStyles.strong}>{card.name}</b>
            <small className={textStyles.soft}>
              {[card.kindLabel || CATEGORY_NAMES[card.category].one, card.district].filter(Boolean).join(' · ')}
              {taken?.has(card.id) ? ` · ${t`ya está`}` : ''}
            </small>
          </span>
        </>
      )}
    </Combobox>
  );
}

function useFoundPlaces(q: string, among?: readonly Category[]) {
  const api = useApi();
  return useQuery({
    queryKey: ['places', 'pick', q, among?.join(',')],
    enabled: q.length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    queryFn: ({ signal }) =>
      api.call(listPlaces, {
        query: { q, category: among, limit: MOST_RESULTS },
        signal,
        quiet: true,
      }),
  });
}
