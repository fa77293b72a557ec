import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Value } from 'typebox/value';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { BankAccount, type OperatorOffice } from '../../../contract/operator-office.ts';
import { operatorOfficeRoutes as routes } from '../../../contract/routes.ts';
import fields from '../fields.module.css';
import { officeAt } from '../operator.queries.ts';
import { refusal } from '../refusal.ts';

interface BankFormProps {
  operator: OperatorOffice;
  onSaved: (operator: OperatorOffice) => void;
}

/** The account for earnings. It is written, sealed by the server, and never shown again but for its end; a new one waits before it is used. */
export function BankForm({ operator, onSaved }: BankFormProps) {
  const { id: operatorId, bank, bankUnreadable, bankWaitHours } = operator;
  const waits = operator.state === 'verified' || operator.state === 'suspended';
  const { t } = useLingui();
  const api = useApi();
  const { currency } = useFace();
  const [account, setAccount] = useState<BankAccount>({
    holder: '',
    bank: '',
    bankCode: '',
    account: '',
    currency: currency.code,
  });
  // Also one that waits is an account: nothing is left to write.
  const given = bank !== null || operator.bankChanges.some(({ state }) => state === 'waiting');
  const [open, setOpen] = useState(!given);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (more: Partial<BankAccount>) => {
    setAccount({ ...account, ...more });
    setFailure(null);
  };

  async function save() {
    const written = { ...account, account: account.account.replace(/[\s-]/g, '').toUpperCase() };
    if (!Value.Check(BankAccount, written))
      return setFailure(t`Completa los cuatro datos; la cuenta lleva solo letras y números.`);
    setBusy(true);
    setFailure(null);
    try {
      onSaved(await api.put<OperatorOffice>(officeAt(routes.bank, { operatorId }), written, { quiet: true }));
      setAccount({ ...account, account: '' });
      setOpen(false);
      toast({
        text: waits
          ? t`Guardamos la cuenta. Se usa en ${bankWaitHours} horas; avisamos a las personas responsables.`
          : t`Guardamos y sellamos la cuenta.`,
      });
    } catch (error) {
      setFailure(refusal(error));
    } finally {
      setBusy(false);
    }
  }

  if (!open && given) {
    return (
      <div className={fields.actions}>
        {bank && (
          <p>
            <b>{bank.holder}</b>
            <br />
            <Trans>
              {bank.bank}, cuenta terminada en {bank.ending}
            </Trans>
          </p>
        )}
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          <Trans>Cambiar la cuenta</Trans>
        </Button>
      </div>
    );
  }
  return (
    <Form
      className={fields.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {bankUnreadable && (
        <p className={fields.failure} role="status">
          <Trans>El sitio ya no puede leer la cuenta que diste. Escríbela otra vez para volver a cobrar.</Trans>
        </p>
      )}
      <div className={fields.halves}>
        <Field
          label={t`Titular`}
          name="bank"
          autoComplete="off"
          maxLength={140}
          value={account.holder}
          onChange={({ target }) => change({ holder: target.value })}
        />
        <Field
          label={t`Banco`}
          maxLength={80}
          value={account.bank}
          onChange={({ target }) => change({ bank: target.value })}
        />
        <Field
          label={t`Código del banco`}
          hint={t`BIC, o el número que le da el país`}
          autoComplete="off"
          maxLength={20}
          value={account.bankCode}
          onChange={({ target }) => change({ bankCode: target.value })}
        />
        <Field
          label={t`Número de cuenta`}
          hint={t`Interbancario (CCI) o IBAN, en ${account.currency}`}
          autoComplete="off"
          maxLength={48}
          value={account.account}
          onChange={({ target }) => change({ account: target.value })}
        />
      </div>
      {waits && (
        <p className={fields.note}>
          <Trans>
            Por seguridad, la cuenta nueva espera {bankWaitHours} horas y en ese tiempo no sale ningún pago. Avisamos
            por correo a todas las personas responsables y a la región.
          </Trans>
        </p>
      )}
      {failure && (
        <p className={fields.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={fields.actions}>
        <Button type="submit" kind="quiet" disabled={busy}>
          <Trans>Guardar la cuenta</Trans>
        </Button>
        {given && (
          <Button kind="bare" onClick={() => setOpen(false)}>
            <Trans>Dejar la que está</Trans>
          </Button>
        )}
      </div>
    </Form>
  );
}
