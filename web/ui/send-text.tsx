import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFace } from '#web/face.ts';
import { Actions } from './actions.tsx';
import { Button, ButtonLink } from './button.tsx';
import { callUrl, whatsAppUrl } from './telephone-url.ts';
import { toast } from './toast-store.ts';

interface SendTextProps {
  phone: string;
  text: string;
  /** Name of the person, for the button that calls. */
  who?: string | null | undefined;
  /** Name of the button that opens WhatsApp. */
  children: ReactNode;
  /** Name of the button that copies the text, for a text that is not read aloud, such as a receipt. */
  copyName?: ReactNode;
}

/** Opens WhatsApp with a ready text. A number without WhatsApp, such as a landline, is called, and the text is copied. */
export function SendText({ phone, text, who, children, copyName }: SendTextProps) {
  const { telephone } = useFace();
  const url = whatsAppUrl(phone, telephone, text);
  const [first] = (who ?? '').trim().split(/\s+/);
  return (
    <Actions even className="no-print">
      {url ? (
        <ButtonLink kind="quiet" to={url} target="_blank" rel="noreferrer">
          <MessageCircle size={18} aria-hidden />
          {children}
        </ButtonLink>
      ) : copyName ? (
        <CopyText text={text}>{copyName}</CopyText>
      ) : (
        <>
          <ButtonLink kind="quiet" to={callUrl(phone)}>
            <Phone size={18} aria-hidden />
            {first ? (
              <Trans>
                Llama a {first} al {phone}
              </Trans>
            ) : (
              <Trans>Llama al {phone}</Trans>
            )}
          </ButtonLink>
          <CopyText text={text} />
        </>
      )}
    </Actions>
  );
}

/** Copies a ready text. */
export function CopyText({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useLingui();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: t`Texto copiado.` });
    } catch {
      toast({ text: t`No pudimos copiar el texto.` });
    }
  }

  return (
    <Button kind="quiet" onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
      {children ?? <Trans>Copiar el texto</Trans>}
    </Button>
  );
}
