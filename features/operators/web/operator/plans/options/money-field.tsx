import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { minorDigits } from '#regions/currencies.ts';
import { Field } from '#web/ui/field.tsx';

interface MoneyFieldProps {
  label: string;
  currency: string;
  /** Amount in minor units. Null while the field is empty. */
  value: number | null;
  onChange: (minor: number | null) => void;
  hint?: string;
  /** Error text in Spanish. */
  error?: string | undefined;
}

/** A field for an amount of money, typed with a comma or a point. The value is in minor units. */
export function MoneyField({ label, currency, value, onChange, hint, error }: MoneyFieldProps) {
  const { t } = useLingui();
  const digits = minorDigits(currency);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const shown = value === null ? '' : (value / 10 ** digits).toFixed(value % 10 ** digits === 0 ? 0 : digits);
  return (
    <Field
      label={label}
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
        onChange(readAmount(target.value, currency));
      }}
      onBlur={() => {
        // Unreadable text stays in the field, so that the person can correct it.
        const isRefused = typed !== null && typed.trim() !== '' && readAmount(typed, currency) === null;
        setRefused(isRefused);
        if (!isRefused) setTyped(null);
      }}
    />
  );
}

/**
 * Reads a typed amount as minor units. In a currency with two decimals, "45" is 4500, and both "45.5" and "45,50" are 4550. A point or comma before three digits
 * separates thousands, because no currency here has three decimals: "1.500" is 150000, and both "1,500.5" and "1 500,50" are 150050. The currency's symbol, code or
 * name may stand before or after the number: "S/ 18,50", "18.50 soles". Returns null for other text and for other currencies.
 */
export function readAmount(text: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const plain = withoutMarks(text.replace(/\s/g, '').toLowerCase(), currency);
  const [, whole, rest = ''] = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,](\d{0,2}))?$/.exec(plain) ?? [];
  if (whole === undefined || rest.length > digits) return null;
  return Number(whole.replaceAll(/[.,]/g, '')) * 10 ** digits + Number(rest.padEnd(digits, '0'));
}

/** Removes a currency's symbol, code or name before or after the number. */
function withoutMarks(text: string, currency: string): string {
  const marks = marksOf(currency);
  const before = marks.find((mark) => text.startsWith(mark));
  if (before !== undefined) return text.slice(before.length);
  const after = marks.find((mark) => text.endsWith(mark));
  return after === undefined ? text : text.slice(0, -after.length);
}

/** A currency's symbols, code and names, longest first: "S/.", "S/", "PEN", "soles", "sol". */
function marksOf(currency: string): string[] {
  const named = (currencyDisplay: 'narrowSymbol' | 'name', amount: number) =>
    new Intl.NumberFormat('es-PE', { style: 'currency', currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const sign = named('narrowSymbol', 1);
  const names = [1, 2].map((amount) => named('name', amount).split(' ')[0]!);
  return [`${sign}.`, sign, currency, ...names]
    .map((mark) => mark.toLowerCase())
    .sort((one, other) => other.length - one.length);
}
