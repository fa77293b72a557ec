import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFace } from '#web/face.ts';
import { paths } from '#web/paths/site.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import popup from '#web/ui/popup.module.css';
import textStyles from '#web/ui/text.module.css';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Category } from '../../contract/place.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-box.module.css';
import { SearchChoices } from './search-choices.tsx';
import { type Choice, useChoiceGroups } from './use-choice-groups.ts';
import { useSuggestions } from './use-suggestions.ts';

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
  const { answer, isCutOff, isSettled } = useSuggestions(typed.trim(), open);
  const groups = useChoiceGroups(answer);
  const choices = groups.flatMap((group) => group.choices);
  const shown = open && choices.length > 0;
  const isUnfound = open && isSettled && answer !== null && choices.length === 0;

  const go = (path: string) => void navigate(path, { viewTransition: true });
  const take = (choice: Choice) => {
    setOpen(false);
    if (choice.kind === 'found') return go(choice.item.path);
    if (choice.kind === 'all') return choice.path === null ? search(typed) : go(choice.path);
    const { suggestion } = choice;
    if (suggestion.kind === 'place') return go(paths.place(suggestion.slug));
    setTyped('');
    if (suggestion.kind === 'category') onCategory(suggestion.value);
    else onDistrict(suggestion.value);
  };
  const search = (words: string) => {
    setOpen(false);
    onSearch(words.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choices[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = choices.length + 1;
      // After the last choice comes the field itself, which has the number -1.
      setAt((now) => ((now + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && (shown || isUnfound)) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown && choice) take(choice);
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
        <SearchChoices id={id} groups={groups} at={at} onTake={take} />
      </div>
      <div role="status">
        {open && isCutOff && (
          <p className={classNames(popup.popup, styles.list, styles.cutOff, textStyles.note)}>
            <Trans>Sin conexión no llegan sugerencias. Tus palabras siguen aquí.</Trans>
          </p>
        )}
        {isUnfound && <NothingFound words={typed.trim()} onLeave={() => setOpen(false)} />}
        {shown && (
          <VisuallyHidden>
            <Plural value={choices.length} one="# sugerencia" other="# sugerencias" />
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
