import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { gaveUp } from '#web/http/gave-up.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import fieldSet from '#web/ui/field-set.module.css';
import { Fields } from '#web/ui/field-set.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { BankAccount, ManagedOperator } from '../../../contract/managed-operator.ts';
import { accountFaults } from '../../../contract/number-faults.ts';
import { changeBank } from '../../../contract/operator-routes.ts';
import { registerQuery } from '../operator.queries.ts';
import { plainAccount } from './plain-account.ts';

const proofWords = (error: unknown) => (error instanceof ApiError && gaveUp(error) ? error.problem.detail : null);

interface BankFormProps {
  operator: ManagedOperator;
  onSaved: (operator: ManagedOperator) => void;
}

export function BankForm({ operator, onSaved }: BankFormProps) {
  const { id: operatorId, bank, bankUnreadable, bankWaitHours } = operator;
  const waits = operator.state === 'verified' || operator.state === 'suspended';
  const { t } = useLingui();
  const api = useApi();
  const { currency } = useFace();
  const { data: register } = useQuery(registerQuery(api));
  const rule = register?.account ?? null;
  // A waiting account also counts as entered.
  const given = bank !== null || operator.bankChanges.some(({ state }) => state === 'waiting');
  const [open, setOpen] = useState(!given);
  const { form, submission, sendWith } = useContractForm<BankAccount>({
    defaultValues: { holder: '', bank: '', bankCode: '', account: '', currency: currency.code },
    schema: async () => (await import('../../../contract/managed-operator.ts')).BankAccount,
    bodyOf: plainAccount,
    words: {
      holder: t`Escribe a nombre de quién está la cuenta.`,
      bank: t`Escribe el nombre del banco.`,
      bankCode: t`Falta el código del banco.`,
      account: rule?.shape ?? t`Números y letras, de 6 a 34; los guiones no importan.`,
    },
    rules: (body) => accountFaults(body, rule),
  });
  const { errors } = form.formState;
  const save = sendWith(async (body, call) => {
    onSaved(await api.call(changeBank, { params: { operatorId }, body, ...call }));
    form.setValue('account', '');
    setOpen(false);
    toast({
      text: waits
        ? t`Guardamos la cuenta. Se usa en ${bankWaitHours} horas; avisamos a las personas responsables.`
        : t`Guardamos tu cuenta.`,
    });
  }, proofWords);

  if (!open && given) {
    return (
      <Actions>
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
      </Actions>
    );
  }
  return (
    <Form className={fieldSet.stack} {...save}>
      {bankUnreadable && (
        <Alert look="line" live="status">
          <Trans>El sitio ya no puede leer la cuenta que diste. Escríbela otra vez para volver a cobrar.</Trans>
        </Alert>
      )}
      <Fields layout="pair">
        <Field
          label={t`Titular`}
          autoComplete="off"
          maxLength={140}
          error={errors.holder?.message}
          {...form.register('holder')}
        />
        <Field label={t`Banco`} maxLength={80} error={errors.bank?.message} {...form.register('bank')} />
        <Field
          label={t`Código del banco`}
          hint={
            rule
              ? t`Los ${rule.bankDigits} primeros números del ${rule.name}; también vale el BIC`
              : t`BIC, o el número que le da el país`
          }
          autoComplete="off"
          maxLength={20}
          error={errors.bankCode?.message}
          {...form.register('bankCode')}
        />
        <Field
          label={t`Número de cuenta`}
          hint={
            rule
              ? t`El ${rule.name} de una cuenta en ${currency.code}. ${rule.shape}`
              : t`Interbancario o IBAN, en ${currency.code}`
          }
          autoComplete="off"
          maxLength={48}
          error={errors.account?.message}
          {...form.register('account')}
        />
      </Fields>
      <p className={textStyles.note}>
        <Trans>
          Por seguridad no guardamos una cuenta a medias: si sales de esta página, se borra lo que escribiste.
        </Trans>
      </p>
      {waits && (
        <p className={textStyles.note}>
          <Trans>
            Por seguridad, la cuenta nueva empieza a usarse en {bankWaitHours} horas y hasta entonces no sale ningún
            pago. Avisamos por correo a todas las personas responsables y a la región: si no fueron ustedes, hay tiempo
            de detenerlo.
          </Trans>
        </p>
      )}
      <FormProblem of={submission} />
      <Actions>
        <Button type="submit" kind="quiet" disabled={submission.isBusy}>
          <Trans>Guardar la cuenta</Trans>
        </Button>
        {given && (
          <Button kind="bare" onClick={() => setOpen(false)}>
            <Trans>Dejar la que está</Trans>
          </Button>
        )}
      </Actions>
    </Form>
  );
}
