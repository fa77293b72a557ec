import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { readClock } from './read-clock.ts';

interface ClockFieldProps {
  label: ReactNode;
  /** "HH:MM", or empty while there is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of the day in 24 hours whatever the browser's language, typed as people write it. */
export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);

  function settle() {
    if (typed === null) return;
    const time = readClock(typed);
    setRefused(time === null);
    if (time === null) return;
    setTyped(null);
    onChange(time);
  }

  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`hh:mm`}
      maxLength={5}
      value={typed ?? value}
      error={refused ? t`Escribe la hora como 16:00.` : undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        setRefused(false);
      }}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
