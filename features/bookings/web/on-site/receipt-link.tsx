import { Trans } from '@lingui/react/macro';
import { SendText } from '#web/ui/send-text.tsx';
import { type Receipt, useReceiptText } from './use-receipt-text.ts';

interface ReceiptLinkProps extends Receipt {
  phone: string | null;
}

/** Sends a receipt of the latest payment on the spot. */
export function ReceiptLink({ phone, ...receipt }: ReceiptLinkProps) {
  const text = useReceiptText()(receipt);
  if (!text || !phone) return null;
  return (
    <SendText phone={phone} text={text} copyName={<Trans>Copiar el recibo</Trans>}>
      <Trans>Enviar el recibo por WhatsApp</Trans>
    </SendText>
  );
}
