import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useMoment } from '#features/accounts/web/public.ts';
import type { PersonDetail } from '#features/backoffice/contract/people.ts';
import { cancelFactorRemoval, requestFactorRemoval } from '#features/backoffice/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { Confirm } from '../confirm.tsx';

interface FactorRemovalProps {
  person: PersonDetail;
  onChange: (person: PersonDetail) => void;
}

export function FactorRemoval({ person, onChange }: FactorRemovalProps) {
  const { t } = useLingui();
  const api = useApi();
  const moment = useMoment();
  const [asking, setAsking] = useState<'remove' | 'keep' | null>(null);
  const { name, email, factorRemoval, can } = person;
  const params = { id: person.id };
  const close = () => setAsking(null);

  if (!factorRemoval && !can.removeFactors.allowed) return null;
  return (
    <section aria-labelledby="factor-removal">
      <Alert
        tone="plain"
        live="none"
        icon={<ShieldOff size={22} aria-hidden />}
        action={
          <Button kind="quiet" size="small" onClick={() => setAsking(factorRemoval ? 'keep' : 'remove')}>
            {factorRemoval ? <Trans>Detener el retiro</Trans> : <Trans>Retirar el segundo paso</Trans>}
          </Button>
        }
      >
        <h2 id="factor-removal" className={textStyles.titleS}>
          {factorRemoval ? (
            <Trans>Se retirará su segundo paso</Trans>
          ) : (
            <Trans>¿Perdió su segundo paso y todos sus códigos?</Trans>
          )}
        </h2>
        {!factorRemoval && (
          <p className={textStyles.note}>
            <Trans>
              Comprueba antes que habla contigo la persona de la cuenta. Le avisamos por correo, y durante 24 horas
              puede decir que no.
            </Trans>
          </p>
        )}
        {factorRemoval && (
          <p className={textStyles.note}>
            {factorRemoval.dueAt ? (
              <Trans>El {moment(factorRemoval.dueAt)}, si antes no lo detiene por el enlace de su correo.</Trans>
            ) : (
              <Trans>La espera de 24 horas empieza en cuanto salga el correo que le avisa.</Trans>
            )}
          </p>
        )}
        {factorRemoval && (
          <p className={textStyles.note}>
            {factorRemoval.by}: «{factorRemoval.reason}»
          </p>
        )}
      </Alert>
      <Confirm
        open={asking === 'remove'}
        onClose={close}
        title={t`Retirar el segundo paso: ${name}`}
        verb={t`Retirar en 24 horas`}
        why={t`Motivo, y cómo comprobaste quién es`}
        run={async (reason) => {
          onChange(await api.call(requestFactorRemoval, { params, body: { reason }, quiet: true }));
          toast({ text: t`Avisamos a ${name}. Su segundo paso se retira en 24 horas.` });
        }}
      >
        <p>
          <Trans>
            Le escribimos ahora a {email}, con tu motivo y un enlace para detenerlo. En 24 horas se retiran su
            aplicación, sus códigos y sus llaves de acceso, y se cierran sus sesiones. Si antes entra con su segundo
            paso, no se retira nada.
          </Trans>
        </p>
      </Confirm>
      <Confirm
        open={asking === 'keep'}
        onClose={close}
        title={t`Detener el retiro: ${name}`}
        verb={t`Detener el retiro`}
        run={async () => {
          onChange(await api.call(cancelFactorRemoval, { params, quiet: true }));
          toast({ text: t`${name} conserva su segundo paso.` });
        }}
      >
        <p>
          <Trans>Su cuenta sigue pidiendo el segundo paso.</Trans>
        </p>
      </Confirm>
    </section>
  );
}
