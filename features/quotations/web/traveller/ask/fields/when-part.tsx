import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { addDays, localDate } from '#web/format/dates.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import textStyles from '#web/ui/text.module.css';
import { MOST_REQUESTED_DAYS } from '../../../../contract/quotation.ts';
import type { PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';

export function WhenPart({ draft, change, errorAt }: PartProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const today = localDate(timeZone);
  const { kind, date, from, until, days } = draft;
  const error = errorAt('body.wish.when');
  return (
    <AskPart title={<Trans>¿Cuándo?</Trans>}>
      <Segmented
        label={t`Cuándo`}
        hideLabel
        name="cuando"
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={[
          { value: 'fixed', label: t`Día fijo` },
          { value: 'flexible', label: t`Flexible` },
          { value: 'unknown', label: t`No sé todavía` },
        ]}
      />
      {kind === 'fixed' && (
        <DateField
          label={t`Primer día`}
          name="date"
          value={date}
          min={today}
          onChange={(day) => change({ date: day })}
          error={error}
        />
      )}
      {kind === 'flexible' && (
        <Fields layout="pair">
          <DateField
            label={t`Desde`}
            name="from"
            value={from}
            min={today}
            onChange={(day) => change({ from: day, ...(until && until < day && { until: addDays(day, days) }) })}
            error={error}
          />
          <DateField
            label={t`Hasta`}
            name="until"
            value={until}
            min={from ?? today}
            onChange={(day) => change({ until: day })}
          />
        </Fields>
      )}
      {kind === 'unknown' ? (
        <p className={textStyles.note}>
          <Trans>Los operadores te dirán cuándo conviene.</Trans>
        </p>
      ) : (
        <Stepper
          label={t`Cuántos días`}
          value={days}
          min={1}
          max={MOST_REQUESTED_DAYS}
          onChange={(count) => change({ days: count })}
        />
      )}
    </AskPart>
  );
}
