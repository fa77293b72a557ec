import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { PlacePicker } from '#features/maps/web/public.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayColour } from '#web/ui/day-colour.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ProgramDay, ProgramStop } from '../../../../contract/plan-content.ts';
import { BeginField, LengthField } from '../../form/when-fields.tsx';
import { EntranceChoice } from './entrance-choice.tsx';
import styles from './program-step.module.css';

const MOST = { days: 10, stops: 20 } as const;
const LENGTHS = [10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480];
const FIRST_START = 9 * 60;

interface ProgramStepProps {
  days: ProgramDay[];
  /** Key of the draft that contains the days. Unreadable times are stored under keys that begin with this key. */
  draftKey: string;
  onChange: (days: ProgramDay[]) => void;
  /** For editors in which other data depend on the day. Returns a function that undoes the removal. */
  onRemoveDay?: (index: number) => () => void;
  /** Why to use the region's places. */
  advice: ReactNode;
  /** Returns notes about a stop, or about the whole day if `stop` is null. */
  said?: (day: number, stop: number | null) => ReactNode;
}

export function ProgramStep({ days, draftKey, onChange, onRemoveDay, advice, said }: ProgramStepProps) {
  const { t } = useLingui();
  const now = useRef({ days, onChange });
  now.current = { days, onChange };
  const change = (index: number, day: ProgramDay) => onChange(days.map((one, i) => (i === index ? day : one)));

  function removeDay(index: number) {
    const gone = days[index]!;
    const back = onRemoveDay?.(index) ?? (() => now.current.onChange(now.current.days.toSpliced(index, 0, gone)));
    if (!onRemoveDay) onChange(days.toSpliced(index, 1));
    toast({
      text: t`El día ${index + 1} ya no está.`,
      action: {
        label: t`Deshacer: quitar el día ${index + 1}`,
        run: back,
      },
    });
  }

  function removeStop(index: number, at: number) {
    const gone = days[index]!.stops[at]!;
    change(index, { ...days[index]!, stops: days[index]!.stops.toSpliced(at, 1) });
    toast({
      text: t`«${gone.title}» ya no está en el día ${index + 1}.`,
      action: {
        label: t`Deshacer: quitar ${gone.title}`,
        run: () =>
          now.current.onChange(
            now.current.days.map((day, i) => (i === index ? { ...day, stops: day.stops.toSpliced(at, 0, gone) } : day)),
          ),
      },
    });
  }

  return (
    <>
      <p className={textStyles.note}>{advice}</p>
      {days.map((day, index) => (
        <Card
          as="section"
          size="large"
          strip="var(--day)"
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position, and its fields are controlled.
          key={index}
          style={{ '--day': dayColour(index + 1) } as React.CSSProperties}
        >
          <header className={`${flow.row3} ${flow.ends}`}>
            <div className={flow.row3}>
              <h3>
                <Trans>Día {index + 1}</Trans>
              </h3>
              <small className={textStyles.soft}>
                <Plural value={day.stops.length} _0="Sin paradas" one="# parada" other="# paradas" />
              </small>
            </div>
            {days.length > 1 && (
              <IconButton label={t`Quitar el día ${index + 1}`} onClick={() => removeDay(index)}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            )}
          </header>
          <Field
            label={t`Título del día`}
            value={day.title}
            maxLength={80}
            onChange={({ target }) => change(index, { ...day, title: target.value })}
          />
          {said?.(index, null)}
          <ol className={flow.stack4}>
            {day.stops.map((stop, at) => (
              <Stop
                // biome-ignore lint/suspicious/noArrayIndexKey: a stop is identified by its position, and its fields are controlled.
                key={at}
                stop={stop}
                hourKey={`${draftKey}/hora/${index}/${at}`}
                onChange={(more) =>
                  change(index, { ...day, stops: day.stops.map((one, i) => (i === at ? { ...one, ...more } : one)) })
                }
                onRemove={() => removeStop(index, at)}
              >
                {said?.(index, at)}
              </Stop>
            ))}
          </ol>
          {day.stops.length < MOST.stops && (
            <div className={flow.stack2}>
              <PlacePicker
                label={t`Agregar un lugar al día ${index + 1}`}
                hint={t`Agregar un lugar…`}
                quietLabel
                onPick={({ id, name }) =>
                  change(index, { ...day, stops: [...day.stops, startStop(day, { place: id, title: name })] })
                }
              />
              <Button
                kind="quiet"
                size="small"
                onClick={() =>
                  change(index, {
                    ...day,
                    stops: [...day.stops, startStop(day, { place: null, title: t`En el camino` })],
                  })
                }
              >
                <Plus size={18} aria-hidden />
                <Trans>Agregar otra parada</Trans>
              </Button>
            </div>
          )}
        </Card>
      ))}
      {days.length < MOST.days && (
        <Button kind="quiet" block onClick={() => onChange([...days, { title: t`Día ${days.length + 1}`, stops: [] }])}>
          <Plus size={20} aria-hidden />
          <Trans>Agregar un día</Trans>
        </Button>
      )}
    </>
  );
}

/** The entrance to a place is not included until the operator includes it. A stop on the way has no entrance. */
function startStop({ stops }: ProgramDay, what: Pick<ProgramStop, 'place' | 'title'>): ProgramStop {
  const last = stops.at(-1);
  const begin = last ? Math.min(2700, last.begin + last.minutes + 15) : FIRST_START;
  return { begin, minutes: 60, note: '', included: what.place === null, ...what, title: what.title.slice(0, 80) };
}

interface StopProps {
  stop: ProgramStop;
  hourKey: string;
  onChange: (more: Partial<ProgramStop>) => void;
  onRemove: () => void;
  children?: ReactNode;
}

function Stop({ stop, hourKey, onChange, onRemove, children }: StopProps) {
  const { t } = useLingui();
  const { begin, minutes, place, title, note, included } = stop;
  return (
    <li className={styles.stop}>
      <div className={styles.when}>
        <BeginField value={begin} keptAs={hourKey} onChange={(at) => onChange({ begin: at })} />
        <LengthField usual={LENGTHS} value={minutes} onChange={(length) => onChange({ minutes: length })} />
        <IconButton label={t`Quitar ${title}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      <Field
        label={place ? t`Parada en un lugar de la región` : t`Parada`}
        before={place ? <MapPin size={18} aria-hidden className={styles.mark} /> : undefined}
        value={title}
        maxLength={80}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t`Qué se hace`}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {place && <EntranceChoice place={place} included={included} onChange={(next) => onChange({ included: next })} />}
      {children}
    </li>
  );
}
