import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Inclusion } from '../../../../contract/inclusion-kinds.ts';
import { suggestInclusion } from '../../../../contract/suggest-kinds.ts';
import { KindChips } from './kind-chips.tsx';

const MOST = 30;
const LONGEST = 100;

interface InclusionsFieldProps {
  legend: string;
  hint: string;
  list: readonly Inclusion[];
  error: string | undefined;
  onChange: (list: Inclusion[]) => void;
}

export function InclusionsField({ legend, hint, list, error, onChange }: InclusionsFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const set = (index: number, more: Partial<Inclusion>) =>
    onChange(list.map((one, at) => (at === index ? { ...one, ...more } : one)));

  function add(texts: string[]) {
    const further = texts.map((one) => one.trim().slice(0, LONGEST)).filter(Boolean);
    setText('');
    if (further.length > 0) onChange([...list, ...further.map(suggestInclusion)].slice(0, MOST));
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add([text]);
  }
  function addPasted(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    add([text + lines[0]!, ...lines.slice(1)]);
  }

  return (
    <FieldSet legend={legend}>
      {list.length > 0 && (
        <ul className={flow.stack2}>
          {list.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position, and its fields are controlled.
            <li key={index}>
              <Field
                aria-label={t`${legend}, ${index + 1}`}
                label={null}
                maxLength={LONGEST}
                value={one.text}
                onChange={({ target }) => set(index, { text: target.value })}
                after={
                  <IconButton
                    label={t`Quitar ${one.text}`}
                    onClick={() => onChange(list.filter((_, at) => at !== index))}
                  >
                    <Trash2 size={18} aria-hidden />
                  </IconButton>
                }
              />
            </li>
          ))}
        </ul>
      )}
      {list.length < MOST && (
        <Field
          label={<Trans>Agregar otra cosa</Trans>}
          placeholder={hint}
          maxLength={LONGEST}
          enterKeyHint="done"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={addOnEnter}
          onPaste={addPasted}
          onBlur={() => add([text])}
          after={
            <IconButton label={t`Agregar a «${legend}»`} onClick={() => add([text])}>
              <Plus size={18} aria-hidden />
            </IconButton>
          }
        />
      )}
      {list.length > 0 && (
        <Disclosure className={textStyles.small} summary={<Trans>Cómo se compara con otras ofertas</Trans>}>
          <div className={flow.stack3}>
            {list.map(({ text: named, kinds }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its position, and its fields are controlled.
              <KindChips key={index} legend={named} kinds={kinds} onChange={(next) => set(index, { kinds: next })} />
            ))}
          </div>
        </Disclosure>
      )}
    </FieldSet>
  );
}
