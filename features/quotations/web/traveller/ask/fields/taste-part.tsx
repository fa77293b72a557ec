import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { minorDigits } from '#regions/currencies.ts';
import { useFace } from '#web/face.ts';
import { Checkbox, Segmented } from '#web/ui/choice.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import { LODGING_CLASSES, LODGING_NAMES, type LodgingClass } from '../../../../contract/quotation.ts';
import styles from '../ask.module.css';
import type { AskDraft, PartProps } from '../ask-draft.ts';
import { AskPart } from './ask-part.tsx';

interface Named {
  value: string;
  label: string;
}

interface TastePartProps extends PartProps {
  districts: readonly Named[];
  languages: readonly Named[];
}

export function TastePart({ draft, change, errorAt, districts, languages }: TastePartProps) {
  const { t } = useLingui();
  const { currency } = useFace();
  const needs: { value: AskDraft['needs'][number]; label: string }[] = [
    { value: 'step_free', label: t`Sin escalones` },
    { value: 'low_effort', label: t`Poco esfuerzo` },
    { value: 'children', label: t`Apto para niños` },
    { value: 'shade', label: t`Con sombra` },
    { value: 'low_altitude', label: t`Poca altura` },
  ];
  return (
    <AskPart
      title={
        <>
          <Trans>Para acertar</Trans> <small className={textStyles.note}>{t`si quieres`}</small>
        </>
      }
    >
      <Fields layout="pair">
        <BudgetField
          value={draft.budget}
          onChange={(budget) => change({ budget })}
          error={errorAt('body.wish.budget')}
          currency={currency.code}
        />
        <Segmented
          label={t`El presupuesto es`}
          name="por"
          value={draft.budgetPer}
          onChange={(budgetPer) => change({ budgetPer })}
          options={[
            { value: 'group', label: t`Del grupo` },
            { value: 'person', label: t`Por persona` },
          ]}
        />
      </Fields>
      <SelectField
        label={t`Dónde dormir`}
        value={draft.lodging ?? ''}
        onChange={({ target }) => change({ lodging: (target.value || null) as LodgingClass | null })}
      >
        <option value="">{t`Aún no lo sé`}</option>
        {LODGING_CLASSES.map((kind) => (
          <option key={kind} value={kind}>
            {LODGING_NAMES[kind]}
          </option>
        ))}
      </SelectField>
      <Several
        label={t`¿Algo que cuidar?`}
        options={needs}
        chosen={draft.needs}
        onChange={(chosen) => change({ needs: chosen as AskDraft['needs'] })}
      />
      {languages.length > 1 && (
        <Several
          label={t`¿En qué idioma?`}
          options={languages}
          chosen={draft.languages}
          onChange={(chosen) => change({ languages: chosen })}
          most={8}
        />
      )}
      {districts.length > 1 && (
        <Disclosure open={draft.areas.length > 0} summary={t`¿Por qué zona?`}>
          <Several
            label={t`Distritos`}
            hideLabel
            options={districts}
            chosen={draft.areas}
            onChange={(chosen) => change({ areas: chosen })}
            most={12}
          />
        </Disclosure>
      )}
    </AskPart>
  );
}

interface SeveralProps {
  label: string;
  hideLabel?: boolean;
  options: readonly Named[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  most?: number;
}

function Several({ label, hideLabel, options, chosen, onChange, most = Number.POSITIVE_INFINITY }: SeveralProps) {
  return (
    <FieldSet legend={label} hideLegend={hideLabel ?? false} layout="chips">
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={!chosen.includes(value) && chosen.length >= most}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        >
          <span className={styles.named}>{name}</span>
        </Checkbox>
      ))}
    </FieldSet>
  );
}

interface BudgetFieldProps {
  /** Minor units. */
  value: number | null;
  onChange: (minor: number | null) => void;
  error: string | undefined;
  currency: string;
}

function BudgetField({ value, onChange, error, currency }: BudgetFieldProps) {
  const { t } = useLingui();
  const unit = 10 ** minorDigits(currency);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={
        <>
          {t`Presupuesto`}
          <span className="sr">{t`, en ${currency}`}</span>
        </>
      }
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`Sin tope`}
      before={<span aria-hidden="true">{currency}</span>}
      value={typed ?? (value === null ? '' : String(Math.round(value / unit)))}
      error={error}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 7);
        setTyped(digits);
        onChange(Number(digits) > 0 ? Number(digits) * unit : null);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
