import { useState } from 'react';
import { minorDigits } from '#regions/currencies.ts';
import { Field } from '#web/ui/field.tsx';

interface MoneyFieldProps {
  label: string;
  currency: string;
  /** Minor units; null while nothing is written. */
  value: number | null;
  onChange: (minor: number | null) => void;
  hint?: string;
}

/** An amount typed as people write it, with a comma or a point; kept in minor units. */
export function MoneyField({ label, currency, value, onChange, hint }: MoneyFieldProps) {
  const digits = minorDigits(currency);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : (value / 10 ** digits).toFixed(value % 10 ** digits === 0 ? 0 : digits);
  return (
    <Field
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      before={<span aria-hidden="true">{currency}</span>}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readAmount(target.value, digits));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** "45", "45.5" and "45,50" → 4500, 4550 and 4550 for two decimals; null when it is no amount. */
export function readAmount(text: string, digits: number): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^\d{1,9}(\.\d*)?$/.test(plain)) return null;
  return Math.round(Number(plain) * 10 ** digits);
}
