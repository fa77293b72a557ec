import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { weekFrom } from '#planner/hours/evaluate.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { printTime } from '#planner/hours/print.ts';
import { readWrittenHours, type WrittenHours } from '#planner/hours/written/read-written.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import { Week } from '../place/hours-section.tsx';
import { FactFrame } from './fact-frame.tsx';
import styles from './hours-fact.module.css';
import { spanishHours } from './spanish-hours.ts';
import { useSuggested } from './suggested-fact.tsx';
import { useSaving } from './use-save-fact.ts';

/** Days since 1970 of a Monday without holidays around it. */
const SOME_MONDAY = 4;

interface HoursFactProps {
  /** Says whether the person wrote hours that are not saved. */
  onDraft?: (isWritten: boolean) => void;
}

/** The person writes the hours, sees the week that was understood, and saves it. */
export function HoursFact({ onDraft }: HoursFactProps) {
  const { t } = useLingui();
  const { place, save, failures } = useSaving();
  const { hours } = place.facts;
  const suggested = useSuggested();
  const [draft, setDraft] = useState<string | null>(() => (suggested?.fact === 'hours' ? suggested.text : null));
  const [picked, setPicked] = useState(0);
  const read = draft?.trim() ? readWrittenHours(draft) : null;
  const rule = read ? (read.readings[picked] ?? read.readings[0] ?? null) : hours.rule;
  const isWritten = draft !== null && draft.trim() !== spanishHours(hours.rule);
  useEffect(() => {
    onDraft?.(isWritten);
    return () => onDraft?.(false);
  }, [onDraft, isWritten]);
  const settle = () => {
    setDraft(null);
    setPicked(0);
  };
  const keep = async (value: PlaceFacts['hours']) => {
    if (await save('hours', value)) settle();
  };
  return (
    <FactFrame fact="hours" onSettled={settle}>
      <div className={flow.stack3}>
        <TextAreaField
          label={t`Horario, como lo dirías`}
          rows={2}
          maxLength={400}
          value={draft ?? spanishHours(hours.rule)}
          placeholder={t`de martes a domingo de 9 a 4:30, feriados cerrado`}
          error={failures.hours}
          onChange={({ target }) => {
            setDraft(target.value);
            setPicked(0);
          }}
        />
        {read && draft && <Understood text={draft} read={read} />}
        {read && read.readings.length > 1 && (
          <Segmented
            label={t`¿Cuál es?`}
            name="reading"
            value={rule ?? ''}
            onChange={(reading) => setPicked(read.readings.indexOf(reading))}
            options={read.readings.map((reading) => ({ value: reading, label: spanishHours(reading) }))}
          />
        )}
        {rule && (
          <>
            {read && (
              <p className={flow.mark2}>
                <Check size={18} className={textStyles.open} aria-hidden />
                <span>
                  <b>
                    <Trans>Así lo entendí</Trans>
                  </b>{' '}
                  {spanishHours(rule)}
                </span>
              </p>
            )}
            <Week week={weekOf(rule)} sure={hours.class === 'known' || read !== null} />
          </>
        )}
        <div className={flow.row2}>
          {read && rule && (
            <Button size="small" onClick={() => void keep({ class: 'known', rule })}>
              <Trans>Guardar este horario</Trans>
            </Button>
          )}
          {hours.class !== 'open_space' && (
            <Button kind="quiet" size="small" onClick={() => void keep({ class: 'open_space', rule: null })}>
              <Trans>Es un espacio abierto</Trans>
            </Button>
          )}
          {hours.class !== 'unknown' && (
            <Button kind="quiet" size="small" onClick={() => void keep({ class: 'unknown', rule: null })}>
              <Trans>No se sabe</Trans>
            </Button>
          )}
        </div>
      </div>
    </FactFrame>
  );
}

/** Marks the words that were not understood, and the words with two readings. */
function Understood({ text, read }: { text: string; read: WrittenHours }) {
  const marks = [...read.unknown, ...read.unclear].sort((a, b) => a.from - b.from);
  if (marks.length === 0) return null;
  const parts = marks.map(({ from, to }, i) => (
    <span key={from}>
      {text.slice(i === 0 ? 0 : marks[i - 1]!.to, from)}
      <mark className={styles.mark}>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <p className={textStyles.small}>
      <b className={textStyles.caution}>
        {read.unknown.length > 0 ? (
          <Trans>No entendí lo marcado:</Trans>
        ) : (
          <Trans>Puede ser de mañana o de noche:</Trans>
        )}
      </b>{' '}
      {parts}
      {text.slice(marks.at(-1)!.to)}
    </p>
  );
}

/** Seven days from Monday, as `Week` draws them. Empty if the rule is not readable. */
export function weekOf(rule: string): [string, string][][] {
  const parsed = parseHours(rule);
  if (!parsed.ok) return [];
  return weekFrom(parsed.rules, SOME_MONDAY).map((spans) =>
    spans.map(({ open, close }): [string, string] => [printTime(open), printTime(close)]),
  );
}
