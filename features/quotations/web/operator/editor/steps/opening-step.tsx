import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MeetingStep } from '#features/operators/web/public.ts';
import { localDate } from '#web/format/dates.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { issueAt } from './editor-steps.ts';
import type { StepProps } from './step-props.ts';

export function OpeningStep({ form, offer, issues, onChange }: StepProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { title, greeting, startDate, lodging, groupMost, meeting } = form;
  const { people, name } = offer.request;
  return (
    <>
      <Field
        label={t`Título`}
        maxLength={90}
        value={title}
        error={issueAt(issues, 'title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t`Saludo`}
        hint={t`Lo primero que lee ${name ?? t`el viajero`}: por qué le conviene tu propuesta.`}
        rows={4}
        maxLength={2000}
        value={greeting}
        error={issueAt(issues, 'greeting')}
        onChange={({ target }) => onChange({ greeting: target.value })}
      />
      <Fields layout="pair">
        <DateField
          label={t`Primer día`}
          value={startDate}
          min={localDate(offer.zone)}
          error={issueAt(issues, 'startDate')}
          onChange={(day) => onChange({ startDate: day })}
        />
        <Field
          label={t`Máximo de personas en el grupo`}
          hint={t`Con ${people} van solo ellos; con más, se juntan con otros.`}
          type="number"
          inputMode="numeric"
          min={0}
          max={200}
          value={groupMost || ''}
          error={issueAt(issues, 'groupMost')}
          onChange={({ target }) =>
            onChange({ groupMost: Math.min(200, Math.max(0, Math.trunc(Number(target.value)))) })
          }
        />
      </Fields>
      <Field
        label={t`Dónde duermen`}
        hint={t`Déjalo vacío si no incluye noches.`}
        maxLength={200}
        value={lodging}
        error={issueAt(issues, 'lodging')}
        onChange={({ target }) => onChange({ lodging: target.value })}
      />
      <Disclosure
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        summary={<Trans>Encuentro: {meeting.name || t`por definir`}</Trans>}
      >
        {isOpen && (
          <div className={flow.stack45}>
            <MeetingStep meeting={meeting} onChange={(next) => onChange({ meeting: next })} />
          </div>
        )}
      </Disclosure>
    </>
  );
}
