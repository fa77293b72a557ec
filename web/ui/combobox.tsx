import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './combobox.module.css';
import box from './field.module.css';
import popup from './popup.module.css';

interface ComboboxProps<Item> {
  label: ReactNode;
  hideLabel?: boolean;
  placeholder?: string;
  typed: string;
  onType: (text: string) => void;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** Text above the suggestions, such as "Buscando…". */
  status?: ReactNode;
  busy?: boolean;
  autoFocus?: boolean;
}

export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { label, hideLabel, placeholder, typed, onType, items, keyOf, textOf, children, onPick } = props;
  const { status, busy, autoFocus } = props;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const nameClosers = () => {
    for (const closer of field.current?.querySelectorAll('[aria-label="Dismiss"]') ?? []) {
      closer.setAttribute('aria-label', t`Cerrar`);
    }
  };
  // Base UI has no setting for the name of its two hidden close buttons.
  useEffect(() => {
    if (open) nameClosers();
  });
  return (
    <BaseCombobox.Root
      items={items}
      filter={null}
      value={null}
      inputValue={typed}
      onOpenChange={setOpen}
      onInputValueChange={(text, { reason }) => reason !== 'item-press' && onType(text)}
      itemToStringLabel={textOf}
      onValueChange={(item: Item | null) => {
        if (item === null) return;
        onType('');
        onPick(item);
      }}
    >
      <div className={box.field} ref={field}>
        <label htmlFor={id} className={hideLabel ? 'sr' : undefined}>
          {label}
        </label>
        <div className={box.box} ref={place}>
          <Search size={20} aria-hidden="true" />
          <BaseCombobox.Input id={id} placeholder={placeholder} autoFocus={autoFocus} autoComplete="off" />
        </div>
      </div>
      {/* Outside the field, a modal sheet would cover the list. */}
      <BaseCombobox.Portal container={field}>
        <BaseCombobox.Positioner anchor={place} align="start" sideOffset={6} className={popup.positioner}>
          <BaseCombobox.Popup
            ref={nameClosers}
            className={classNames(popup.popup, styles.popup)}
            aria-busy={busy || undefined}
          >
            <BaseCombobox.Status className={classNames(box.hint, styles.status)}>{status}</BaseCombobox.Status>
            <BaseCombobox.List>
              {(item: Item) => (
                <BaseCombobox.Item key={keyOf(item)} value={item} className={popup.item}>
                  {children(item)}
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
