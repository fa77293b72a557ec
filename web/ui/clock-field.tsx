import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';
import { Field } from './field.tsx';
import { parseClock } from './parse-clock.ts';
import { useRefused } from './refused-fields.ts';

interface ClockFieldProps {
  label: ReactNode;
  /** "HH:MM", or empty. */
  value: string;
  /**
   * Called with "HH:MM". If the text is invalid, it stays in the field, and `focusRefused` finds the field before
   * saving.
   */
  onChange: (value: string) => void;
  /** `true` calls `onChange` already while a valid time is typed, for a form without automatic saving. */
  immediate?: boolean;
  error?: ReactNode;
  /** Key under which this device keeps invalid text after the person leaves the page. */
  keptAs?: string | undefined;
}

interface Misread {
  text: string;
  over: string;
}

const LONGEST = 24;

export function ClockField({ label, value, onChange, immediate = false, error, keptAs }: ClockFieldProps) {
  const { t } = useLingui();
  const spoken = useSpokenClock();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [settled, setSettled] = useState<{ text: string; time: string } | null>(null);
  const text = typed ?? (settled?.time === value ? settled.text : null);
  const time = text === null ? null : parseClock(text);
  useRefused(isRefused);
  // The stored text is read after the first render, because the first render must equal the server's HTML. It is ignored if the field's time
  // has changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is read once.
  useEffect(() => {
    const kept = keptAs === undefined ? null : readDraft<Misread>(keptAs);
    if (kept?.over !== value) return;
    setTyped(kept.text);
    setRefused(true);
  }, []);

  function settle() {
    if (typed === null) return;
    if (time === null) {
      const isWrong = typed.trim() !== '' || value !== '';
      if (isWrong && keptAs !== undefined) writeDraft(keptAs, { text: typed, over: value } satisfies Misread);
      return setRefused(isWrong);
    }
    if (keptAs !== undefined) dropDraft(keptAs);
    setTyped(null);
    setSettled({ text: typed, time });
    onChange(time);
  }

  const refusal = typed?.trim()
    ? t`«${typed}» no es una hora. Escribe una como 15:30 o 3:30 pm.`
    : t`Falta la hora. Escribe una como 15:30 o 3:30 pm.`;
  return (
    <Field
      label={label}
      inputMode="text"
      autoComplete="off"
      placeholder={t`hh:mm`}
      maxLength={LONGEST}
      value={typed ?? value}
      data-refused={isRefused || undefined}
      error={isRefused ? refusal : error}
      hint={time === null ? undefined : spoken(time)}
      onChange={({ target }) => {
        setTyped(target.value);
        setRefused(false);
        const read = immediate ? parseClock(target.value) : null;
        if (read !== null) onChange(read);
      }}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}

/** "15:00" becomes "15:00: las 3 de la tarde", which shows a mistake between morning and evening. */
function useSpokenClock(): (time: string) => string {
  const { t } = useLingui();
  return (time) => {
    const [hours, minutes] = time.split(':') as [string, string];
    const hour = Number(hours);
    const twelve = hour % 12 || 12;
    const clock = minutes === '00' ? String(twelve) : `${twelve}:${minutes}`;
    const at = twelve === 1 ? t`la ${clock}` : t`las ${clock}`;
    if (hour === 0) return t`${time}: ${at} de la noche`;
    if (hour < 6) return t`${time}: ${at} de la madrugada`;
    if (hour < 12) return t`${time}: ${at} de la mañana`;
    if (hour === 12) return t`${time}: ${at} del mediodía`;
    if (hour < 19) return t`${time}: ${at} de la tarde`;
    return t`${time}: ${at} de la noche`;
  };
}
