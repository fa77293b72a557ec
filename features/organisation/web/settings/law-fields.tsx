import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  basisPoints,
  CARD_PLACES,
  type CardPlace,
  commissionText,
  LEGAL_MODES,
  type LegalMode,
} from '#features/organisation/contract/choices.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldSet, Fields } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { DraftProps } from './draft.ts';
import { ModeChange } from './mode-change.tsx';
import { Section } from './section.tsx';

export function LawFields({ draft, choices, legal, change, errorAt }: DraftProps) {
  const { t } = useLingui();
  const country = choices.countries.find(({ code }) => code === draft.country);
  return (
    <>
      <Section
        title={t`Ley`}
        text={<Trans>Las reglas del país deciden avisos, plazos y el libro de reclamaciones de todo el sitio.</Trans>}
      >
        <SelectField
          label={t`País`}
          value={draft.country}
          error={errorAt('country')}
          hint={
            country?.status === 'por revisar' ? t`Todavía no las ha revisado un abogado de ${country.name}.` : undefined
          }
          onChange={(event) => change({ country: event.target.value })}
        >
          {choices.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <FieldSet className={`${flow.shrinks} ${flow.whole}`} legend={<Trans>Modo legal</Trans>}>
          <Fields layout="pair">
            {(Object.keys(LEGAL_MODES) as LegalMode[]).map((mode) => (
              <ChoiceCard
                key={mode}
                name="legalMode"
                value={mode}
                checked={draft.legalMode === mode}
                onChange={() => change({ legalMode: mode })}
              >
                <b>{LEGAL_MODES[mode]}</b>
                <span className={textStyles.soft}>{country?.modes[mode].summary}</span>
                <ul className={`${flow.stack1} ${textStyles.note} ${textStyles.disc}`}>
                  {country?.modes[mode].consequences.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </ChoiceCard>
            ))}
          </Fields>
          {draft.legalMode !== legal.now && (
            <ModeChange
              mode={draft.legalMode}
              texts={legal.texts[draft.legalMode]}
              lacksRegister={legal.lacksRegister}
            />
          )}
          {errorAt('legalMode') && <Alert look="line">{errorAt('legalMode')}</Alert>}
        </FieldSet>
      </Section>
      <Section
        title={t`Dinero y formatos`}
        text={<Trans>La comisión se fija en cada venta: cambiarla no toca las ya hechas.</Trans>}
      >
        <SelectField
          label={t`Moneda`}
          value={draft.currency}
          error={errorAt('currency')}
          hint={t`Los precios ya escritos no se convierten.`}
          onChange={(event) => change({ currency: event.target.value })}
        >
          {choices.currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <CommissionField
          value={draft.commission}
          idle={draft.legalMode === 'directory'}
          onChange={(commission) => change({ commission })}
          error={errorAt('commission')}
        />
        <SelectField
          label={t`Dónde se escribe la tarjeta`}
          value={draft.cardsIn}
          hint={t`El recuadro es del proveedor: la tarjeta no pasa por aquí. Donde el proveedor no tiene uno, se usa su página.`}
          onChange={(event) => change({ cardsIn: event.target.value as CardPlace })}
        >
          {(Object.keys(CARD_PLACES) as CardPlace[]).map((place) => (
            <option key={place} value={place}>
              {CARD_PLACES[place]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Fechas y números`}
          value={draft.locale}
          error={errorAt('locale')}
          onChange={(event) => change({ locale: event.target.value })}
        >
          {choices.locales.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </Section>
    </>
  );
}

interface CommissionFieldProps {
  value: number;
  /** `true` if the site is a directory and sells nothing. */
  idle: boolean;
  onChange: (value: number) => void;
  error: string | undefined;
}

/** Edits a percentage and stores basis points. Text that is no percentage stays in the field. */
function CommissionField({ value, idle, onChange, error }: CommissionFieldProps) {
  const { t } = useLingui();
  const plain = commissionText(value).replace(' %', '');
  const [typed, setTyped] = useState(plain);
  const shown = basisPoints(typed) === value || Number.isNaN(value) ? typed : plain;
  return (
    <Field
      label={t`Comisión`}
      inputMode="decimal"
      after={<span>%</span>}
      hint={idle ? t`En modo directorio no se cobra.` : t`De 0 a 10 %, con dos decimales.`}
      error={error}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(basisPoints(event.target.value) ?? Number.NaN);
      }}
    />
  );
}
