import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordOnSitePayment } from '#features/bookings/contract/on-site.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { formatMoney } from '#web/format/money.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { MeansChoice } from './means-choice.tsx';
import { useOpening } from './use-opening.ts';

interface GiveBackProps {
  /** Minor units that the operator must still give back. */
  left: number;
  currency: string;
  /** The means by which the traveller paid last. */
  paidBy: OnSiteMeans;
  /** Sends the return. A repeated call has the same id. */
  send: (body: RecordOnSitePayment, call: AttemptCall) => Promise<void>;
}

/** Notes the money that the operator gave back by hand. */
export function GiveBack(props: GiveBackProps) {
  const { t } = useLingui();
  const { isOpen, opening, open, close } = useOpening();
  if (props.left === 0 && !isOpen) return null;
  return (
    <>
      <Actions even>
        <Button onClick={open}>
          <Trans>Ya le devolví el dinero</Trans>
        </Button>
      </Actions>
      <Sheet open={isOpen} onClose={close} side="centre" label={t`Ya le devolví el dinero`}>
        <GiveBackForm key={opening} {...props} close={close} />
      </Sheet>
    </>
  );
}

interface TypedReturn {
  means: OnSiteMeans;
  /** Minor units. */
  amount: number | null;
}

function GiveBackForm({ left, currency, paidBy, send, close }: GiveBackProps & { close: () => void }) {
  const { t } = useLingui();
  const { form, submission, sendWith } = useContractForm<TypedReturn, Omit<RecordOnSitePayment, 'id'>>({
    defaultValues: { means: paidBy, amount: left },
    schema: async () => (await import('#features/bookings/contract/on-site.ts')).RecordOnSitePayment,
    bodyOf: ({ means, amount }) => ({ means, amount: amount ?? 0 }),
    check: ({ amount }) => ({
      amount: !amount ? t`Escribe cuánto le devolviste.` : amount > left ? t`Es más de lo que falta.` : undefined,
    }),
  });
  const amount = form.watch('amount');
  const act = sendWith(async (body, call, id) => {
    await send({ id, ...body }, call);
    close();
  });
  return (
    <Form className={sheet.body} {...act}>
      <p>
        <Trans>Falta devolver {formatMoney(left, currency)}. Devuélvelo primero y anótalo después.</Trans>
      </p>
      <MoneyField
        label={t`Cuánto le devolviste`}
        name="amount"
        currency={currency}
        value={amount}
        onChange={(next) => form.setValue('amount', next)}
        error={form.formState.errors.amount?.message}
      />
      <MeansChoice legend={t`Cómo se lo devolviste`} {...form.register('means')} />
      <FormProblem of={submission} />
      <Actions align="end">
        <Button kind="quiet" onClick={close}>
          <Trans>Todavía no</Trans>
        </Button>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Devolví {formatMoney(amount ?? 0, currency)}</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
