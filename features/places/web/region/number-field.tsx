import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';

interface NumberFieldProps {
  label: string;
  /** The unit. */
  after?: string;
  least?: number;
  most: number;
  value: number | undefined;
  /** Called with undefined if the field is empty, and not called with a number that does not fit. */
  onChange: (value: number | undefined) => void;
}

/** A whole number that may be unknown. */
export function NumberField({ label, after, least = 0, most, value, onChange }: NumberFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const fits = (text: string) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
  const isWrong = typed !== null && typed.trim() !== '' && !fits(typed.trim());
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value ?? ''}
      after={after && <span aria-hidden>{after}</span>}
      error={isWrong ? t`Escribe un número de ${least} a ${most}.` : undefined}
      onChange={({ target }) => {
        const text = target.value.trim();
        setTyped(target.value);
        if (text === '') onChange(undefined);
        else if (fits(text)) onChange(Number(text));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
