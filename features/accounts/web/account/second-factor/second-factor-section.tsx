import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#features/accounts/contract/account.ts';
import {
  beginSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '#features/accounts/contract/proof-routes.ts';
import type { RecoveryCodes, SecondFactorOffer } from '#features/accounts/contract/second-factor.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FormTrouble } from '../../form-trouble.tsx';
import { Section } from '../section.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { FactorProofForm } from './factor-proof-form.tsx';
import { RecoveryCodesSheet } from './recovery-codes.tsx';

export function SecondFactorSection({ account }: { account: Account }) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { on, required, recoveryCodesLeft } = account.secondFactor;
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const beginning = useSubmit();
  const refresh = () => client.invalidateQueries({ queryKey: ['account'] });

  const begin = () => beginning.submit(async (call) => setOffer(await api.call(beginSecondFactor, call)));
  const enrolled = async ({ recoveryCodes }: RecoveryCodes) => {
    setOffer(null);
    setCodes(recoveryCodes);
    await refresh();
  };

  return (
    <Section
      title={
        <>
          <Trans>Verificación en dos pasos</Trans>{' '}
          {on && (
            <Badge tone="good">
              <Trans>Activada</Trans>
            </Badge>
          )}
        </>
      }
      lead={
        on ? (
          <Plural
            value={recoveryCodesLeft}
            _0="No te quedan códigos de recuperación: crea otros."
            one="Te queda # código de recuperación."
            other="Te quedan # códigos de recuperación."
          />
        ) : required ? (
          <Trans>Para administrar la región la necesitas, o una llave de acceso.</Trans>
        ) : (
          <Trans>Además de la contraseña, un código que cambia cada 30 segundos en tu teléfono.</Trans>
        )
      }
      action={
        !on &&
        !offer && (
          <Button size="small" kind="quiet" onClick={begin}>
            <Trans>Activar</Trans>
          </Button>
        )
      }
    >
      <FormTrouble of={beginning} />
      {offer && !on && <EnrolForm offer={offer} onDone={enrolled} onCancel={() => setOffer(null)} />}
      {on && !asking && (
        <Actions>
          <Button size="small" kind="quiet" onClick={() => setAsking('codes')}>
            <Trans>Crear códigos nuevos</Trans>
          </Button>
          <Button size="small" kind="bare" onClick={() => setAsking('off')}>
            <Trans>Desactivar</Trans>
          </Button>
        </Actions>
      )}
      {asking === 'codes' && (
        <FactorProofForm
          label={t`Crear códigos nuevos`}
          send={async (body, call) => {
            const made = await api.call(renewRecoveryCodes, { body, ...call });
            setCodes(made.recoveryCodes);
            setAsking(null);
            await refresh();
          }}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'off' && (
        <FactorProofForm
          label={t`Desactivar los dos pasos`}
          send={async (body, call) => {
            await api.call(turnOffSecondFactor, { body, ...call });
            toast({ text: t`Desactivamos la verificación en dos pasos.` });
            setAsking(null);
            await refresh();
          }}
          onCancel={() => setAsking(null)}
        />
      )}
      {codes && <RecoveryCodesSheet codes={codes} email={account.email} onClose={() => setCodes(null)} />}
    </Section>
  );
}
