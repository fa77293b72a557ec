import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDay } from '#web/format/dates.ts';
import { IconButton } from './button.tsx';
import { Field } from './field.tsx';
import { parseDay } from './parse-day.ts';
import { useRefused } from './refused-fields.ts';
import { Sheet } from './sheet.tsx';
import { Skeleton } from './skeleton.tsx';

const Calendar = lazy(() => import('./calendar.tsx'));

interface DateFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  /** If absent, the field cannot be emptied. */
  onClear?: () => void;
  min?: string;
  max?: string;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
}

/** If the text is invalid, it stays in the field, and `focusRefused` finds the field before saving. */
export function DateField({ label, value, onChange, onClear, min, max, hint, error, name }: DateFieldProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useRefused(refused !== null);

  function settle() {
    if (typed === null) return;
    const day = parseDay(typed);
    if (onClear && !typed.trim()) {
      setTyped(null);
      setRefused(null);
      return value ? onClear() : undefined;
    }
    if (!typed.trim() && !value) {
      setTyped(null);
      return setRefused(null);
    }
    if (!day) return setRefused(t`Escribe el día como dd/mm/aaaa.`);
    if (min && day < min) return setRefused(t`El primer día posible es ${formatDay(min)}.`);
    if (max && day > max) return setRefused(t`El último día posible es ${formatDay(max)}.`);
    setTyped(null);
    setRefused(null);
    onChange(day);
  }

  return (
    <>
      <Field
        label={label}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`dd/mm/aaaa`}
        value={typed ?? (value ? formatDay(value) : '')}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(null);
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        hint={hint}
        error={refused ?? error}
        data-refused={refused ? true : undefined}
        after={
          <IconButton label={t`${label}: abrir el calendario`} onClick={() => setOpen(true)}>
            <CalendarDays size={20} aria-hidden />
          </IconButton>
        }
      />
      <Sheet open={open} onClose={() => setOpen(false)} side="centre" label={label}>
        <Suspense fallback={<Skeleton height="340px" />}>
          <Calendar
            kind="day"
            value={value}
            min={min}
            max={max}
            onChange={(day) => {
              setTyped(null);
              setRefused(null);
              onChange(day);
              setOpen(false);
            }}
          />
        </Suspense>
      </Sheet>
    </>
  );
}
