import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { amountText, readAmount } from '#web/format/read-amount.ts';
import { Field } from './field.tsx';

interface MoneyFieldProps {
  label: string;
  name?: string;
  currency: string;
  /** Minor units. Null while the field is empty. */
  value: number | null;
  /** @param typed the text of the field, which is not empty if `minor` is null because the text is no amount. */
  onChange: (minor: number | null, typed: string) => void;
  hint?: string;
  error?: string | undefined;
}

export function MoneyField({ label, name, currency, value, onChange, hint, error }: MoneyFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = value === null ? '' : amountText(value, currency);
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={refused ? t`Escribe un importe, como 45.50.` : error}
      inputMode="decimal"
      autoComplete="off"
      before={<span aria-hidden="true">{currency}</span>}
      value={typed ?? shown}
      data-refused={refused || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setRefused(false);
        onChange(readAmount(target.value, currency), target.value);
      }}
      onBlur={() => {
        const isRefused = typed !== null && typed.trim() !== '' && readAmount(typed, currency) === null;
        setRefused(isRefused);
        if (!isRefused) setTyped(null);
      }}
    />
  );
}
