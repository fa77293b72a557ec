import { Trans, useLingui } from '@lingui/react/macro';
import { InterestChips } from '#features/trips/web/public.ts';
import { Checkbox } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useWeekdayNames } from './check-panel.tsx';
import type { KeyedDocument } from './itinerary-edits.ts';

interface TextFieldsProps {
  document: KeyedDocument;
  errorAt: (path: string) => string | undefined;
  onChange: (more: Partial<KeyedDocument>) => void;
}

export function TextFields({ document, errorAt, onChange }: TextFieldsProps) {
  const { t } = useLingui();
  const weekdays = useWeekdayNames();
  const { summary, reason, body, author, interests } = document;
  return (
    <section className={flow.stack4}>
      <h2 className={textStyles.titleM}>
        <Trans>Lo que se lee</Trans>
      </h2>
      <TextAreaField
        label={t`La frase bajo el título`}
        rows={2}
        value={summary}
        maxLength={240}
        error={errorAt('document.summary')}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      <TextAreaField
        label={t`Por qué ir`}
        rows={2}
        value={reason}
        maxLength={400}
        error={errorAt('document.reason')}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
      <TextAreaField
        label={t`El texto`}
        hint={t`Una línea en blanco empieza otro párrafo.`}
        rows={8}
        value={body.join('\n\n')}
        error={errorAt('document.body')}
        onChange={({ target }) => onChange({ body: target.value.split('\n\n') })}
      />
      <Field
        label={t`Quién lo firma`}
        value={author}
        maxLength={120}
        error={errorAt('document.author')}
        onChange={({ target }) => onChange({ author: target.value })}
      />
      <FieldSet layout="chips" legend={<Trans>Para quien busca</Trans>}>
        <InterestChips value={interests} onChange={(next) => onChange({ interests: next })} />
      </FieldSet>
      <FieldSet layout="chips" legend={<Trans>Puede empezar en</Trans>}>
        {weekdays.map((name, day) => (
          <Checkbox
            key={name}
            checked={document.weekdays.includes(day)}
            disabled={document.weekdays.length === 1 && document.weekdays[0] === day}
            onChange={({ target }) =>
              onChange({
                weekdays: target.checked
                  ? [...document.weekdays, day].sort((a, b) => a - b)
                  : document.weekdays.filter((other) => other !== day),
              })
            }
          >
            {name}
          </Checkbox>
        ))}
      </FieldSet>
    </section>
  );
}
