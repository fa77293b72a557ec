import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPinned, Search, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { categoryIcons } from '#features/maps/web/public.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import popup from '#web/ui/popup.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Category } from '../../contract/place.ts';
import { suggestPlaces } from '../../contract/routes.ts';
import type { Suggestion } from '../../contract/suggestion.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  value: string;
  onSearch: (words: string) => void;
  onCategory: (category: Category) => void;
  onDistrict: (district: string) => void;
  after?: ReactNode;
  begun?: { words: string; focused: boolean };
  bare?: boolean;
}

export function SearchBox({ value, onSearch, onCategory, onDistrict, after, begun, bare }: SearchBoxProps) {
  const { t } = useLingui();
  const face = useFace();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState(begun?.words || value);
  const searched = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  // Words that were typed before hydration must not be replaced by the first update.
  useLayoutEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);
  useEffect(() => {
    if (searched.current !== value) setTyped(value);
    searched.current = value;
  }, [value]);
  const takesFocus = begun?.focused ?? false;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const items = useSuggestions(useDeferredValue(typed.trim()), open);
  const shown = open && items.length > 0;

  const take = (item: Suggestion) => {
    setOpen(false);
    if (item.kind === 'place') return void navigate(paths.place(item.slug), { viewTransition: true });
    setTyped('');
    if (item.kind === 'category') onCategory(item.value);
    else onDistrict(item.value);
  };
  const search = (words: string) => {
    setOpen(false);
    onSearch(words.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((now) =>
        (now + step + items.length + 1) % (items.length + 1) === items.length ? -1 : Math.max(-1, now + step),
      );
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown && item) take(item);
      else search(typed);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it; every control inside has its own role
    <div
      className={classNames(styles.box, bare && styles.bare)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search size={20} aria-hidden />
      <input
        ref={field}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t`Buscar lugares`}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={80}
        placeholder={face.searchHint}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(typed !== value)}
        onKeyDown={onKeyDown}
      />
      {typed && (
        <IconButton
          label={t`Borrar la búsqueda`}
          onClick={() => {
            setTyped('');
            if (value) search('');
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
      {after}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Sugerencias`}
        className={classNames(popup.popup, styles.list)}
        hidden={!shown}
      >
        {items.map((item, index) => (
          <Option key={keyOf(item)} id={`${id}-${index}`} item={item} active={index === at} onTake={() => take(item)} />
        ))}
      </div>
    </div>
  );
}

function Option({ id, item, active, onTake }: { id: string; item: Suggestion; active: boolean; onTake: () => void }) {
  const Icon = item.kind === 'district' ? MapPinned : categoryIcons[item.kind === 'place' ? item.category : item.value];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter work from the field
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={popup.item}
      data-highlighted={active || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <Icon size={20} className={textStyles.warm} aria-hidden />
      <span className={classNames(flow.stackHalf, textStyles.strong)}>
        {item.label}
        <small className={textStyles.soft}>
          {item.kind === 'place' && item.detail}
          {item.kind === 'category' && <Trans>Categoría · {item.count}</Trans>}
          {item.kind === 'district' && <Trans>Distrito · {item.count}</Trans>}
        </small>
      </span>
    </div>
  );
}

const keyOf = (item: Suggestion) => `${item.kind}-${item.kind === 'place' ? item.id : item.value}`;

function useSuggestions(words: string, wanted: boolean): Suggestion[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['places', 'suggest', words],
    enabled: wanted && words.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    queryFn: ({ signal }) => api.call(suggestPlaces, { query: { q: words }, signal, quiet: true }),
  });
  return words.length >= 2 ? (data?.items ?? []) : [];
}
