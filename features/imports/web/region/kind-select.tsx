import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ImportDetail } from '../../contract/imports.ts';

interface KindSelectProps {
  label: ReactNode;
  hint: ReactNode;
  kinds: ImportDetail['kinds'];
  value: string | null;
  onChange: (kind: string | null) => void;
}

export function KindSelect({ label, hint, kinds, value, onChange }: KindSelectProps) {
  const { t } = useLingui();
  const groups = [...Map.groupBy(kinds, ({ group }) => group)];
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t`Sin elegir`}</option>
      {groups.map(([group, choices]) => (
        <optgroup key={group} label={group}>
          {choices.map(({ id, label: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
