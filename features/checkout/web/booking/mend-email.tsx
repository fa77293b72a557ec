import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { ChangeOrderEmail, Order } from '../../contract/order.ts';
import { changeOrderEmail } from '../../contract/routes.ts';
import { CorrectEmailForm } from '../correct-email-form.tsx';
import { keepOrder } from '../order-keys.ts';

interface MendEmailProps {
  order: Order;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
}

export function MendEmail({ order, orderKey, onOrder }: MendEmailProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { contact } = order;
  if (order.state !== 'confirmed' || !contact) return null;
  return (
    <div className={textStyles.soft}>
      <Trans>Los avisos llegan a {contact.email}.</Trans>{' '}
      <Button kind="bare" size="small" onClick={() => setOpen(true)}>
        <Trans>Corregir el correo</Trans>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} side="centre" label={t`Corregir el correo`}>
        {isOpen && <EmailForm {...{ order, orderKey, onOrder }} close={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
}

function EmailForm({ order, orderKey, onOrder, close }: MendEmailProps & { close: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const save = async (body: ChangeOrderEmail, call: AttemptCall) => {
    const input = { params: { id: order.id }, headers: orderKey, body, ...call };
    const mended = await api.call(changeOrderEmail, input);
    keepOrder(mended.order, mended.secret);
    onOrder(mended.order);
    toast({ text: t`Listo: mandamos tu comprobante y un PIN nuevo a ${body.email}.` });
    close();
  };
  return (
    <CorrectEmailForm
      email={order.contact?.email}
      autoComplete="email"
      lead={
        <Trans>
          Te mandamos ahí el comprobante con un PIN nuevo, y avisamos también al correo de antes, que ya no podrá abrir
          la reserva.
        </Trans>
      }
      save={save}
      close={close}
    />
  );
}
