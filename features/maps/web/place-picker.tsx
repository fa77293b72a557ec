import { Combobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { Category, PlaceCard } from '#features/places/contract/place.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  label: string;
  hint: string;
  onPick: (card: PlaceCard) => void;
  /** Shows only places of these categories. */
  among?: readonly Category[];
  /** Ids of chosen places, which are listed and marked but cannot be selected again. */
  taken?: ReadonlySet<string>;
  /** Shows the label to screen readers only; used where a visible heading has the same text. */
  quietLabel?: boolean;
  autoFocus?: boolean;
}

const MOST_RESULTS = 8;
const SHORTEST_QUERY = 2;

/** A search field for a place of the region. The server's search tolerates missing accents and typos. */
export function PlacePicker({ label, hint, onPick, among, taken, quietLabel, autoFocus }: PlacePickerProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
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
    <Combobox.Root
      items={found}
      filter={null}
      value={null}
      inputValue={typed}
      onInputValueChange={(text, { reason }) => reason !== 'item-press' && setTyped(text)}
      itemToStringLabel={(card: PlaceCard) => card.name}
      onValueChange={(card) => {
        if (!card) return;
        setTyped('');
        if (!taken?.has(card.id)) onPick(card);
      }}
    >
      <div className={styles.field} ref={field}>
        <label htmlFor={id} className={quietLabel ? 'sr' : styles.label}>
          {label}
        </label>
        <div className={styles.box} ref={box}>
          <Search size={20} aria-hidden="true" />
          <Combobox.Input
            id={id}
            className={styles.input}
            placeholder={hint}
            autoFocus={autoFocus}
            autoComplete="off"
          />
        </div>
      </div>
      {/* The list is inside the field, so that it is also visible above a modal sheet. */}
      <Combobox.Portal container={field}>
        <Combobox.Positioner anchor={box} align="start" sideOffset={6} className={styles.positioner}>
          <Combobox.Popup className={styles.popup} aria-busy={search.isFetching || undefined}>
            <Combobox.Status className={styles.status}>{status}</Combobox.Status>
            <Combobox.List className={styles.list}>
              {(card: PlaceCard) => (
                <Combobox.Item key={card.id} value={card} className={styles.item}>
                  <img src={posterUrl({ region, ...card.poster })} alt="" width={40} height={44} />
                  <span>
                    <b>{card.name}</b>
                    <small>
                      {[card.kindLabel || CATEGORY_NAMES[card.category].one, card.district].filter(Boolean).join(' · ')}
                      {taken?.has(card.id) ? ` · ${t`ya está`}` : ''}
                    </small>
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
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
