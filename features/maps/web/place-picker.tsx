import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Signpost } from 'lucide-react';
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
import type { FoundAddress } from '../contract/addresses.ts';
import { findAddresses } from '../contract/routes.ts';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  label: string;
  hint: string;
  onPick: (card: PlaceCard) => void;
  /** If this function is given, the field also finds streets of the region. */
  onPickAddress?: (address: FoundAddress) => void;
  among?: readonly Category[];
  taken?: ReadonlySet<string>;
  /** `true` hides the label from sighted people, if the label repeats a visible heading. */
  quietLabel?: boolean;
  autoFocus?: boolean;
}

type Found = { card: PlaceCard } | { address: FoundAddress };

const MOST_RESULTS = 8;
const MOST_PLACES_BESIDE_STREETS = 5;
const SHORTEST_QUERY = 2;
const SHORTEST_STREET = 3;

export function PlacePicker(props: PlacePickerProps) {
  const { label, hint, onPick, onPickAddress, among, taken, quietLabel, autoFocus } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const search = useFoundPlaces(asked, among);
  const streets = useFoundAddresses(asked, onPickAddress !== undefined);
  const found = asked.length < SHORTEST_QUERY ? [] : together(search.data?.items ?? [], streets.data?.items ?? []);
  const isFetching = search.isFetching || streets.isFetching;
  const status =
    asked.length < SHORTEST_QUERY
      ? t`Escribe dos letras o más`
      : search.isError
        ? t`No pudimos buscar. Revisa tu conexión e inténtalo otra vez.`
        : isFetching && found.length === 0
          ? t`Buscando…`
          : found.length === 0
            ? onPickAddress
              ? t`No hay lugares ni calles con «${asked}»`
              : t`No hay lugares con «${asked}»`
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
      keyOf={(item) => ('card' in item ? item.card.id : `${item.address.street} ${item.address.lon}`)}
      textOf={(item) => ('card' in item ? item.card.name : item.address.street)}
      onPick={(item) => {
        if ('address' in item) onPickAddress?.(item.address);
        else if (!taken?.has(item.card.id)) onPick(item.card);
      }}
      status={status}
      busy={isFetching}
    >
      {(item) =>
        'card' in item ? (
          <PlaceOption card={item.card} taken={taken?.has(item.card.id) ?? false} />
        ) : (
          <AddressOption address={item.address} />
        )
      }
    </Combobox>
  );
}

/** If the text contains a house number, addresses come first. */
function together(cards: readonly PlaceCard[], addresses: readonly FoundAddress[]): Found[] {
  const places = cards.map((card) => ({ card }));
  const streets = addresses.map((address) => ({ address }));
  const numbered = addresses.some(({ number }) => number !== null);
  const list = numbered
    ? [...streets, ...places]
    : [...(streets.length > 0 ? places.slice(0, MOST_PLACES_BESIDE_STREETS) : places), ...streets];
  return list.slice(0, MOST_RESULTS);
}

function PlaceOption({ card, taken }: { card: PlaceCard; taken: boolean }) {
  const { t } = useLingui();
  const region = useFace().id;
  return (
    <>
      <img className={styles.picture} src={posterUrl({ region, ...card.poster })} alt="" width={40} height={44} />
      <span className={flow.stackHalf}>
        <b className={textStyles.strong}>{card.name}</b>
        <small className={textStyles.soft}>
          {[card.kindLabel || CATEGORY_NAMES[card.category].one, card.district].filter(Boolean).join(' · ')}
          {taken ? ` · ${t`ya está`}` : ''}
        </small>
      </span>
    </>
  );
}

function AddressOption({ address }: { address: FoundAddress }) {
  const { t } = useLingui();
  const { street, number, precision, district } = address;
  const block = number === null ? 0 : Math.floor(number / 100);
  const where =
    precision === 'block'
      ? t`cuadra ${block}`
      : number === null
        ? t`calle, punto del medio`
        : t`no sabemos dónde cae el ${number}; va el medio de la calle`;
  return (
    <>
      <span className={styles.street}>
        <Signpost size={20} aria-hidden="true" />
      </span>
      <span className={flow.stackHalf}>
        <b className={textStyles.strong}>{precision === 'block' ? `${street} ${number}` : street}</b>
        <small className={textStyles.soft}>{[where, district].filter(Boolean).join(' · ')}</small>
      </span>
    </>
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

function useFoundAddresses(q: string, wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['maps', 'addresses', q],
    enabled: wanted && q.length >= SHORTEST_STREET,
    staleTime: 300_000,
    queryFn: ({ signal }) => api.call(findAddresses, { query: { q: q.slice(0, 80) }, signal, quiet: true }),
  });
}
