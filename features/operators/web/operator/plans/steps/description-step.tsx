import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#web/ui/alert.tsx';
import { Segmented, Toggle } from '#web/ui/choice.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { unsoldLanguagesWarning } from '../../../../contract/guide-languages.ts';
import type { ManagedOption } from '../../../../contract/managed-plan.ts';
import { DIFFICULTY_NAMES, PLAN_CATEGORIES, PLAN_CATEGORY_NAMES } from '../../../../contract/plan-categories.ts';
import type { PlanContent, PlanFacts } from '../../../../contract/plan-content.ts';
import { LanguageField } from '../../data/language-field.tsx';

interface DescriptionStepProps {
  content: PlanContent;
  facts: PlanFacts;
  options: readonly ManagedOption[];
  onContent: (more: Partial<PlanContent>) => void;
  onFacts: (more: Partial<PlanFacts>) => void;
}

export function DescriptionStep({ content, facts, options, onContent, onFacts }: DescriptionStepProps) {
  const { t } = useLingui();
  const { certificate } = content;
  const unsold = unsoldLanguagesWarning(facts.languages, options);
  return (
    <>
      <Field
        label={t`Nombre`}
        maxLength={90}
        value={content.title}
        onChange={({ target }) => onContent({ title: target.value })}
      />
      <TextAreaField
        label={t`En una frase`}
        hint={t`Lo que se lee en la lista de planes. Quedan ${240 - content.summary.length} letras.`}
        rows={2}
        maxLength={240}
        value={content.summary}
        onChange={({ target }) => onContent({ summary: target.value })}
      />
      <TextAreaField
        label={t`Descripción`}
        hint={t`Deja una línea en blanco para separar los párrafos.`}
        rows={7}
        maxLength={4000}
        value={content.description}
        onChange={({ target }) => onContent({ description: target.value })}
      />
      <Fields layout="pair">
        <SelectField
          label={t`Tipo de plan`}
          value={facts.category}
          onChange={({ target }) => onFacts({ category: target.value as PlanFacts['category'] })}
        >
          {PLAN_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {PLAN_CATEGORY_NAMES[category]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Dificultad`}
          value={facts.difficulty}
          onChange={({ target }) => onFacts({ difficulty: Number(target.value) })}
        >
          {([1, 2, 3, 4] as const).map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {DIFFICULTY_NAMES[difficulty]}
            </option>
          ))}
        </SelectField>
      </Fields>
      <LanguageField value={facts.languages} onChange={(languages) => onFacts({ languages })} />
      {unsold && (
        <Alert look="line" tone="caution" live="status">
          {unsold}
        </Alert>
      )}
      <Segmented
        label={t`Cuando alguien reserva`}
        name="confirmation"
        value={facts.confirmation === 'MANUAL' ? 'MANUAL' : 'INSTANT'}
        onChange={(confirmation) => onFacts({ confirmation })}
        options={[
          { value: 'INSTANT', label: t`Queda confirmado` },
          { value: 'MANUAL', label: t`Lo confirmo yo` },
        ]}
      />
      <Toggle checked={facts.accessible} onChange={({ target }) => onFacts({ accessible: target.checked })}>
        <Trans>Apto para silla de ruedas</Trans>
      </Toggle>
      <Toggle
        checked={facts.adventure}
        hint={t`Kayak, escalada, surf y parecidos: la ley pide un certificado de seguridad.`}
        onChange={({ target }) => onFacts({ adventure: target.checked })}
      >
        <Trans>Es turismo de aventura</Trans>
      </Toggle>
      {facts.adventure && (
        <Fields layout="pair">
          <Field
            label={t`Número del certificado de seguridad`}
            maxLength={60}
            value={certificate?.number ?? ''}
            onChange={({ target }) =>
              onContent({ certificate: { number: target.value, until: certificate?.until ?? '' } })
            }
          />
          <DateField
            label={t`Vale hasta`}
            value={certificate?.until || null}
            onChange={(until) => onContent({ certificate: { number: certificate?.number ?? '', until } })}
          />
        </Fields>
      )}
    </>
  );
}
