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

/** The account for earnings. It is written, sealed by the server, and never told again but for its end. */
export function BankForm({ operator: { id: operatorId, bank, bankUnreadable }, onSaved }: BankFormProps) {
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
  const [open, setOpen] = useState(bank === null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (more: Partial<BankAccount>) => {
    setAccount({ ...account, ...more });
    setFailure(null);
  };

  async function save() {
    const given = { ...account, account: account.account.replace(/[\s-]/g, '').toUpperCase() };
    if (!Value.Check(BankAccount, given))
      return setFailure(t`Completa los cuatro datos; la cuenta lleva solo letras y números.`);
    setBusy(true);
    try {
      onSaved(await api.put<OperatorOffice>(officeAt(routes.bank, { operatorId }), given, { quiet: true }));
      setAccount({ ...account, account: '' });
      setOpen(false);
      toast({ text: t`La cuenta quedó guardada y sellada.` });
    } catch (error) {
      setFailure(refusal(error));
    } finally {
      setBusy(false);
    }
  }

  if (!open && bank) {
    return (
      <div className={fields.actions}>
        <p>
          <b>{bank.holder}</b>
          <br />
          <Trans>
            {bank.bank}, cuenta terminada en {bank.ending}
          </Trans>
        </p>
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
      <div className={fields.pair}>
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
      {failure && (
        <p className={fields.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={fields.actions}>
        <Button type="submit" kind="quiet" disabled={busy}>
          <Trans>Guardar la cuenta</Trans>
        </Button>
        {bank && (
          <Button kind="bare" onClick={() => setOpen(false)}>
            <Trans>Dejar la que está</Trans>
          </Button>
        )}
      </div>
    </Form>
  );
}
