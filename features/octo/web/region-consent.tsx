import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { type AttemptCall, useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import rows from '#web/ui/rows.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { allowRegionKeys } from '../contract/key-routes.ts';
import type { AllowRegionKeys } from '../contract/reseller-key.ts';

interface RegionConsentProps {
  operatorId: string;
  /**
   * The smallest net price, where 10,000 is the public price. Null means that the operator allows no keys of the
   * region.
   */
  fromBps: number | null;
  queryKey: readonly unknown[];
}

const percentOf = (share: string) => Number(share.replace(',', '.'));
const isPercent = (share: string) => share.trim() !== '' && percentOf(share) >= 0 && percentOf(share) <= 100;

export function RegionConsent({ operatorId, fromBps, queryKey }: RegionConsentProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { form, submission, sendWith } = useContractForm<{ share: string }, AllowRegionKeys>({
    defaultValues: { share: String((fromBps ?? 8_000) / 100) },
    schema: async () => (await import('../contract/reseller-key.ts')).AllowRegionKeys,
    bodyOf: ({ share }) => ({ fromBps: Math.round(percentOf(share) * 100) }),
    fieldOf: () => 'share',
    words: { share: t`Escribe un número de 0 a 100.` },
    check: ({ share }) => ({ share: isPercent(share) ? undefined : t`Escribe un número de 0 a 100.` }),
    mode: 'onChange',
  });
  const end = useSubmit();
  const isBusy = submission.isBusy || end.isBusy;
  async function save(body: AllowRegionKeys, call: AttemptCall) {
    const keys = await api.call(allowRegionKeys, { params: { operatorId }, body, ...call });
    queries.setQueryData(queryKey, keys);
    toast({ text: keys.regionFromBps === null ? t`Las llaves de la región ya no venden lo tuyo.` : t`Guardado.` });
  }
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Llaves de la región</Trans>
      </h2>
      <Form className={rows.filters} {...sendWith(save)}>
        <Field
          label={t`Te deben al menos (% del precio)`}
          inputMode="decimal"
          autoComplete="off"
          error={form.formState.errors.share?.message ?? submission.failure ?? end.failure}
          {...form.register('share')}
        />
        <Button type="submit" disabled={isBusy}>
          {fromBps === null ? <Trans>Permitir que vendan lo mío</Trans> : <Trans>Guardar</Trans>}
        </Button>
        {fromBps !== null && (
          <Button
            kind="bare"
            disabled={isBusy}
            onClick={() => void end.submit((call) => save({ fromBps: null }, call))}
          >
            <Trans>Dejar de permitirlo</Trans>
          </Button>
        )}
      </Form>
      <p className={rows.soft}>
        {fromBps === null ? (
          <Trans>
            La región conecta agencias que venden lo de todos los operadores que lo permiten. Tú decides desde qué
            precio neto.
          </Trans>
        ) : (
          <Trans>
            Las agencias con una llave de la región venden lo tuyo cuando su precio neto llega a ese mínimo.
          </Trans>
        )}
      </p>
    </>
  );
}
