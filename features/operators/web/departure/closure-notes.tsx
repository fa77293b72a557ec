import { Trans } from '@lingui/react/macro';
import { closureSpan } from '#features/closures/contract/closure-words.ts';
import { useFace } from '#web/face.ts';
import { localDate } from '#web/format/dates.ts';
import { closedStopsWords, closureNote, type DepartureClosure, isHeldBack } from '../../contract/departure-closure.ts';
import type { DayAvailability } from '../../contract/plan.ts';
import styles from './departure-picker.module.css';

interface ClosureNotesProps {
  days: readonly DayAvailability[];
  chosen: readonly DepartureClosure[];
}

export function ClosureNotes({ days, chosen }: ClosureNotesProps) {
  const today = localDate(useFace().timeZone);
  const held = days.flatMap(({ closures }) => closures.filter((closure) => isHeldBack([closure])));
  const shut = [...new Map(held.map((closure) => [closure.id, closure])).values()];
  const known = chosen.filter((closure) => !isHeldBack([closure]));
  return (
    <>
      {shut.map((closure) => (
        <p key={closure.id} className={styles.closed} role="note">
          {closedStopsWords(closure)} {closureSpan(closure, today)}.{' '}
          {closure.answer === 'waiting' ? (
            <Trans>Esos días no se venden hasta que el operador diga cómo sale.</Trans>
          ) : (
            <Trans>El operador no sale esos días.</Trans>
          )}
        </p>
      ))}
      {known.map((closure) => (
        <p key={closure.id} className={styles.closed} role="note">
          {closureNote(closure)}
          {closure.note && ` ${closure.note}`}
        </p>
      ))}
    </>
  );
}
