import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Fields } from '#web/ui/field-set.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ChangeOperator, RegisterFields } from '../../../contract/managed-operator.ts';
import { registerQuery } from '../operator.queries.ts';

type Legal = ChangeOperator['legal'];

interface LegalFieldsProps {
  legal: Legal;
  registerUntil: string | null;
  locked: boolean;
  errorAt: (path: string) => string | undefined;
  onLegal: (more: Partial<Legal>) => void;
  onUntil: (day: string | null) => void;
}

export function LegalFields({ legal, registerUntil, locked, errorAt, onLegal, onUntil }: LegalFieldsProps) {
  const { t } = useLingui();
  const { data: register } = useQuery(registerQuery(useApi()));
  return (
    <Fields layout="stack">
      <Fields layout="pair">
        <Field
          label={t`Razón social`}
          name="legal.legalName"
          maxLength={160}
          value={legal.legalName}
          error={errorAt('legal.legalName')}
          disabled={locked}
          placeholder={locked ? t`Sin dato` : undefined}
          onChange={({ target }) => onLegal({ legalName: target.value })}
        />
        <Field
          label={register?.taxName ?? t`Número tributario`}
          name="legal.taxNumber"
          inputMode="numeric"
          maxLength={40}
          value={legal.taxNumber}
          error={errorAt('legal.taxNumber')}
          disabled={locked}
          placeholder={locked ? t`Sin dato` : undefined}
          onChange={({ target }) => onLegal({ taxNumber: target.value })}
        />
        <Field
          label={t`Representante legal`}
          name="legal.representative"
          autoComplete="name"
          maxLength={160}
          value={legal.representative}
          error={errorAt('legal.representative')}
          disabled={locked}
          placeholder={locked ? t`Sin dato` : undefined}
          onChange={({ target }) => onLegal({ representative: target.value })}
        />
        <Field
          label={t`Domicilio legal`}
          name="legal.address"
          maxLength={200}
          value={legal.address}
          error={errorAt('legal.address')}
          disabled={locked}
          placeholder={locked ? t`Sin dato` : undefined}
          onChange={({ target }) => onLegal({ address: target.value })}
        />
      </Fields>
      {register && (
        <>
          <p className={textStyles.note}>
            <Trans>
              {register.name}, de {register.authority}. {register.note}
            </Trans>{' '}
            {register.url && (
              <a href={register.url} rel="noreferrer" target="_blank">
                <Trans>Abrir el registro</Trans>
              </a>
            )}
          </p>
          <Fields layout="pair">
            {register.fields.map((field) => (
              <RegisterField
                key={field.id}
                name={`legal.register.${field.id}`}
                field={field}
                value={legal.register[field.id] ?? ''}
                error={errorAt(`legal.register.${field.id}`)}
                locked={locked}
                onChange={(answer) => onLegal({ register: { ...legal.register, [field.id]: answer } })}
              />
            ))}
            {register.until && (
              <RegisterField
                name="registerUntil"
                field={{ ...register.until, kind: 'date', choices: [] }}
                value={registerUntil ?? ''}
                error={errorAt('registerUntil')}
                locked={locked}
                onChange={(day) => onUntil(day || null)}
              />
            )}
          </Fields>
        </>
      )}
    </Fields>
  );
}

interface RegisterFieldProps {
  name: string;
  field: Omit<RegisterFields['fields'][number], 'id'>;
  value: string;
  error: string | undefined;
  locked: boolean;
  onChange: (value: string) => void;
}

function RegisterField({ name, field, value, error, locked, onChange }: RegisterFieldProps) {
  const { t } = useLingui();
  const { label, kind, required, choices } = field;
  const hint = required ? undefined : t`Si lo tienes`;
  if (kind === 'date' && !locked) {
    return (
      <DateField
        label={label}
        name={name}
        hint={hint}
        value={value || null}
        error={error}
        onChange={onChange}
        onClear={required ? undefined : () => onChange('')}
      />
    );
  }
  if (kind === 'choice') {
    return (
      <SelectField
        label={label}
        name={name}
        hint={hint}
        value={value}
        error={error}
        disabled={locked}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t`Elige`}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      maxLength={200}
      placeholder={locked ? t`Sin dato` : undefined}
      value={kind === 'date' && value ? formatDay(value) : value}
      error={error}
      disabled={locked}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
