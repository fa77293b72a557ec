import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingMoney, RecordOnSitePayment } from '#features/bookings/contract/on-site.ts';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { commissionText } from '#features/organisation/contract/choices.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { whatsAppUrl } from '#web/ui/telephone-url.ts';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { MeansChoice } from './means-choice.tsx';
import { useOpening } from './use-opening.ts';

interface TakeBalanceProps {
  operatorId: string;
  bookingId: string;
  money: BookingMoney;
  who: string;
  hasEmail: boolean;
  phone: string | null;
  /** The region's share of this sale in hundredths of a percent. It is not mentioned to guides. */
  commissionBps?: number;
  offline?: boolean;
  onTaken: (money: BookingMoney) => void;
}

export function TakeBalance({ money, who, offline = false, ...props }: TakeBalanceProps) {
  const { t } = useLingui();
  const { isOpen, opening, open, close } = useOpening();
  const { owed, currency } = money;
  const amount = formatMoney(owed, currency);
  if (owed === 0 && !isOpen) return null;
  return (
    <div className={`${flow.stack2} no-print`}>
      <Actions even>
        <Button disabled={offline} onClick={open}>
          <Trans>Cobrar {amount} aquí</Trans>
        </Button>
      </Actions>
      {offline && (
        <span className={textStyles.soft}>
          <Trans>Sin señal no se puede anotar un cobro.</Trans>
        </span>
      )}
      <Sheet open={isOpen} onClose={close} side="centre" label={t`Cobrar el saldo de ${who}`}>
        <MeansForm key={opening} money={money} close={close} {...props} />
      </Sheet>
    </div>
  );
}

interface TypedPayment {
  means: OnSiteMeans;
  /** Minor units. */
  amount: number | null;
}

function MeansForm({
  operatorId,
  bookingId,
  money: { owed, currency },
  hasEmail,
  phone,
  commissionBps = 0,
  close,
  onTaken,
}: Omit<TakeBalanceProps, 'who' | 'offline'> & { close: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { telephone } = useFace();
  const hasWhatsApp = phone !== null && whatsAppUrl(phone, telephone) !== null;
  const amount = formatMoney(owed, currency);
  const { form, submission, sendWith } = useContractForm<TypedPayment, Omit<RecordOnSitePayment, 'id'>>({
    defaultValues: { means: 'cash', amount: owed },
    schema: async () => (await import('#features/bookings/contract/on-site.ts')).RecordOnSitePayment,
    bodyOf: ({ means, amount: typed }) => ({ means, amount: typed ?? 0 }),
    check: ({ amount: typed }) => ({
      amount: !typed ? t`Escribe cuánto te pagó.` : typed > owed ? t`Es más de lo que falta.` : undefined,
    }),
  });
  const paid = form.watch('amount');
  const send = sendWith(async (body, call, id) => {
    const params = { operatorId, bookingId };
    const taken = await api.call(recordOnSitePayment, { params, body: { id, ...body }, ...call });
    toast({
      text: hasEmail
        ? t`Anotado: le enviamos su recibo por correo.`
        : hasWhatsApp
          ? t`Anotado. Envíale su recibo por WhatsApp.`
          : t`Anotado. Sin correo ni WhatsApp, no le llega un recibo.`,
    });
    close();
    onTaken(taken);
  });
  return (
    <Form className={sheet.body} {...send}>
      <p>
        <Trans>Falta pagar {amount}. Recibe el dinero primero y anótalo después.</Trans>{' '}
        {commissionBps > 0 && (
          <Trans>La comisión ({commissionText(commissionBps)}) se descuenta de tu próximo pago.</Trans>
        )}{' '}
        {hasEmail ? (
          <Trans>El viajero recibe un correo.</Trans>
        ) : hasWhatsApp ? (
          <Trans>No tenemos su correo: después envíale el recibo por WhatsApp.</Trans>
        ) : (
          <Trans>No tenemos su correo ni su WhatsApp, así que no le llega un recibo.</Trans>
        )}
      </p>
      <MoneyField
        label={t`Cuánto te pagó`}
        name="amount"
        currency={currency}
        value={paid}
        onChange={(next) => form.setValue('amount', next)}
        error={form.formState.errors.amount?.message}
      />
      <MeansChoice {...form.register('means')} />
      <FormProblem of={submission} />
      <Actions align="end">
        <Button kind="quiet" onClick={close}>
          <Trans>Todavía no</Trans>
        </Button>
        <Button type="submit" disabled={submission.isBusy}>
          <Trans>Recibí {formatMoney(paid ?? 0, currency)}</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
