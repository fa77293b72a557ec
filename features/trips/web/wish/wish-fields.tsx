import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Pace } from '#planner/model.ts';
import { formatClock } from '#web/format/time.ts';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import textStyles from '#web/ui/text.module.css';
import { GROWN_UP_AT, SENIOR_AT } from '../../contract/ages.ts';
import { childAgesOf, MOST_PEOPLE, MOST_TRIP_DAYS, peopleIn } from '../../contract/limits.ts';
import type { Wish } from '../../contract/trip.ts';
import { ChildAges } from '../ages/child-ages.tsx';
import styles from './wish-form.module.css';

const HALF_HOUR = 30;

interface HourFieldProps {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (minutes: number) => void;
}

export function HourField({ label, value, from, to, onChange }: HourFieldProps) {
  const first = Math.ceil(from / HALF_HOUR) * HALF_HOUR;
  const steps = Array.from(
    { length: Math.floor((to - first) / HALF_HOUR) + 1 },
    (_, index) => first + index * HALF_HOUR,
  );
  const hours = steps.includes(value) ? steps : [...steps, value].toSorted((one, other) => one - other);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {hours.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 24 * 60 ? '24:00' : formatClock(minutes)}
        </option>
      ))}
    </SelectField>
  );
}

interface DaysFieldProps {
  value: number;
  onChange: (days: number) => void;
}

export function DaysField({ value, onChange }: DaysFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField label={t`Días`} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {Array.from({ length: MOST_TRIP_DAYS }, (_, index) => index + 1).map((days) => (
        <option key={days} value={days}>
          <Plural value={days} one="# día" other="# días" />
        </option>
      ))}
    </SelectField>
  );
}

export function HourFields({ children }: { children: ReactNode }) {
  return <div className={styles.hours}>{children}</div>;
}

export function PaceField({ value, onChange }: { value: Pace; onChange: (pace: Pace) => void }) {
  const { t } = useLingui();
  const paces: { value: Pace; name: string; words: string; bars: number; said: string }[] = [
    { value: 'calm', name: t`Suave`, words: t`Pocas paradas y tiempo para sentarse`, bars: 3, said: 'suave' },
    { value: 'balanced', name: t`Equilibrado`, words: t`Lo importante, con respiros`, bars: 5, said: 'equilibrado' },
    { value: 'full', name: t`Lleno`, words: t`Todo lo que quepa sin correr`, bars: 7, said: 'lleno' },
  ];
  return (
    <fieldset className={styles.paceField}>
      <legend className="sr">{t`Ritmo`}</legend>
      <div className={styles.paces}>
        {paces.map((pace) => (
          <label key={pace.value} className={styles.pace}>
            <input
              type="radio"
              name="ritmo"
              value={pace.said}
              className="sr"
              checked={value === pace.value}
              onChange={() => onChange(pace.value)}
            />
            <span className={styles.paceBars} aria-hidden="true">
              {Array.from({ length: pace.bars }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all bars are equal
                <i key={index} />
              ))}
            </span>
            <b>{pace.name}</b>
            <small className={textStyles.soft}>{pace.words}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PartyFieldProps {
  value: Wish['party'];
  onChange: (change: Partial<Wish['party']>) => void;
}

export function PartyField({ value, onChange }: PartyFieldProps) {
  const { t } = useLingui();
  const left = Math.max(0, MOST_PEOPLE - peopleIn(value));
  return (
    <div className={flow.stack3}>
      <div className={flow.pair}>
        <Stepper
          label={t`Adultos`}
          value={value.adults}
          min={1}
          max={value.adults + left}
          onChange={(adults) => onChange({ adults })}
        />
        <Stepper
          label={t`Niñas y niños`}
          hint={t`Hasta ${GROWN_UP_AT - 1} años`}
          value={value.children}
          max={value.children + left}
          onChange={(children) => onChange({ children })}
        />
        <Stepper
          label={t`Personas mayores`}
          hint={t`${SENIOR_AT} o más`}
          value={value.seniors}
          max={value.seniors + left}
          onChange={(seniors) => onChange({ seniors })}
        />
      </div>
      {value.children > 0 ? (
        <>
          <p className={textStyles.note}>
            <Trans>
              Si nos das sus edades, las usamos al reservar y al pedir cotizaciones. Puedes dejarlas sin elegir.
            </Trans>
          </p>
          <ChildAges ages={childAgesOf(value)} onChange={(childAges) => onChange({ childAges })} />
        </>
      ) : null}
    </div>
  );
}
