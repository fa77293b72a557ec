import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { KEY_MODES, type KeyMode, type MadeResellerKey, type NewResellerKey } from '../contract/reseller-key.ts';
import { useKeyOwner } from './key-owner.ts';

interface NewKeyFormProps {
  onMade: (made: MadeResellerKey) => Promise<void>;
}

interface Typed {
  reseller: string;
  mode: KeyMode;
  share: string;
}

export function NewKeyForm({ onMade }: NewKeyFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const owner = useKeyOwner();
  const ofRegion = owner.operatorId === null;
  const { form, submission, sendWith } = useContractForm<Typed, NewResellerKey>({
    defaultValues: { reseller: '', mode: 'test', share: '80' },
    schema: async () => (await import('../contract/reseller-key.ts')).NewResellerKey,
    // Sales with a test key cost nothing, so the net price may be missing.
    bodyOf: ({ reseller, mode, share }) => ({ reseller: reseller.trim(), mode, netBps: readShare(share) ?? 8000 }),
    words: { reseller: t`Escribe el nombre de la agencia.` },
    check: ({ mode, share }) => ({
      share: mode === 'live' && readShare(share) === null ? t`Un número de 0 a 100.` : undefined,
    }),
    mode: 'onChange',
  });
  const { register, formState, watch } = form;
  const { errors } = formState;
  const mode = watch('mode');
  const make = sendWith(async (body, call) => {
    const made = await owner.create(api, body, call);
    form.resetField('reseller');
    await onMade(made);
  });

  return (
    <Form className={rows.filters} {...make}>
      <Field
        label={t`Agencia`}
        autoComplete="off"
        maxLength={80}
        error={errors.reseller?.message ?? submission.failure}
        {...register('reseller')}
      />
      <SelectField
        label={t`Para qué`}
        hint={
          mode === 'test'
            ? t`Ensaya: no ocupa lugares ni debe nada.`
            : ofRegion
              ? t`Vende de verdad, de los lugares de los operadores.`
              : t`Vende de verdad, de tus lugares.`
        }
        {...register('mode')}
      >
        {KEY_MODES.map((one) => (
          <option key={one} value={one}>
            {one === 'test' ? t`Prueba` : t`Venta`}
          </option>
        ))}
      </SelectField>
      {mode === 'live' && (
        <Field
          label={ofRegion ? t`Debe del precio al público` : t`Te debe del precio al público`}
          inputMode="decimal"
          autoComplete="off"
          after={<span>%</span>}
          hint={
            ofRegion
              ? t`Lo demás es su ganancia. Vende solo lo de quienes aceptan este precio neto.`
              : t`Lo demás es su ganancia.`
          }
          error={errors.share?.message}
          {...register('share')}
        />
      )}
      <Button type="submit" disabled={submission.isBusy}>
        <KeyRound size={18} aria-hidden />
        <Trans>Crear la llave</Trans>
      </Button>
    </Form>
  );
}

/**
 * Converts a percentage such as "80" to 8000.
 * @returns null if the text is no percentage from 0 to 100
 */
function readShare(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const bps = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return bps <= 10_000 ? bps : null;
}
