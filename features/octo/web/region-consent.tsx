import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusal } from '#web/http/refusal.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import rows from '#web/ui/rows.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { allowRegionKeys } from '../contract/key-routes.ts';
import type { AllowRegionKeys } from '../contract/reseller-key.ts';

interface RegionConsentProps {
  operatorId: string;
  /** Smallest net price, where 10,000 is the public price. Null if the region's keys are not allowed. */
  fromBps: number | null;
  queryKey: readonly unknown[];
}

export function RegionConsent({ operatorId, fromBps, queryKey }: RegionConsentProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [share, setShare] = useState(String((fromBps ?? 8_000) / 100));
  const percent = Number(share.replace(',', '.'));
  const valid = share.trim() !== '' && percent >= 0 && percent <= 100;
  const save = useMutation({
    mutationFn: (body: AllowRegionKeys) => api.call(allowRegionKeys, { params: { operatorId }, body, quiet: true }),
    onSuccess: (keys) => {
      queries.setQueryData(queryKey, keys);
      toast({ text: keys.regionFromBps === null ? t`Las llaves de la región ya no venden lo tuyo.` : t`Guardado.` });
    },
  });
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Llaves de la región</Trans>
      </h2>
      <form
        className={rows.filters}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (valid) save.mutate({ fromBps: Math.round(percent * 100) });
        }}
      >
        <Field
          label={t`Te deben al menos (% del precio)`}
          inputMode="decimal"
          autoComplete="off"
          value={share}
          error={save.error ? refusal(save.error) : valid ? null : t`Escribe un número de 0 a 100.`}
          onChange={({ target }) => setShare(target.value)}
        />
        <Button disabled={save.isPending}>
          {fromBps === null ? <Trans>Permitir que vendan lo mío</Trans> : <Trans>Guardar</Trans>}
        </Button>
        {fromBps !== null && (
          <Button kind="bare" type="button" disabled={save.isPending} onClick={() => save.mutate({ fromBps: null })}>
            <Trans>Dejar de permitirlo</Trans>
          </Button>
        )}
      </form>
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
