import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { whatsAppMessageUrl } from './trip-message.ts';

export interface SharedMessage {
  text: string;
  link: string;
  picture: File | null;
}

interface WhatsAppButtonProps {
  disabled: boolean;
  prepare: (isWithPicture: boolean) => Promise<SharedMessage | null>;
}

/**
 * If the browser can share files, the button opens the system's share panel with the picture. Otherwise it opens
 * WhatsApp with the text. Browsers allow sharing only shortly after a tap, so a slow preparation needs a second tap. If
 * the browser blocks the new tab, a link to WhatsApp replaces the button.
 */
export function WhatsAppButton({ disabled, prepare }: WhatsAppButtonProps) {
  const { t } = useLingui();
  const [isPreparing, setPreparing] = useState(false);
  const [ready, setReady] = useState<SharedMessage | null>(null);
  const withFile = ready && withPicture(ready);

  if (ready && !withFile) {
    return (
      <span ref={focusLink}>
        <ButtonLink
          kind="quiet"
          size="small"
          to={whatsAppMessageUrl(`${ready.text}\n${ready.link}`)}
          target="_blank"
          rel="noreferrer"
          onClick={() => setReady(null)}
        >
          <MessageCircle size={18} aria-hidden="true" />
          <Trans>Abrir WhatsApp</Trans>
        </ButtonLink>
      </span>
    );
  }

  async function send() {
    // Browsers block a tab that opens later than the tap.
    const tab = canShareFiles() ? null : window.open('about:blank');
    setPreparing(true);
    const message = ready ?? (await prepare(canShareFiles()));
    setPreparing(false);
    if (!message) return tab?.close();
    if (tab) {
      tab.opener = null;
      tab.location.href = whatsAppMessageUrl(`${message.text}\n${message.link}`);
      return;
    }
    const data = withPicture(message);
    setReady(message);
    if (!data) return;
    try {
      await navigator.share(data);
      setReady(null);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') setReady(null);
      else if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
    }
  }

  return (
    <Button kind="quiet" size="small" disabled={disabled} onClick={() => void send()}>
      <MessageCircle size={18} aria-hidden="true" />
      {isPreparing ? t`Preparando el mensaje…` : ready ? t`Listo: enviar con foto` : t`Enviar por WhatsApp`}
    </Button>
  );
}

/** The link replaces the pressed button, so the link receives the focus. */
const focusLink = (place: HTMLElement | null) => place?.querySelector('a')?.focus();

const PICTURE = { type: 'image/png' } as const;
const canShareFiles = () =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'viaje.png', PICTURE)] });

function withPicture({ text, link, picture }: SharedMessage): ShareData | null {
  if (!picture || typeof navigator.canShare !== 'function') return null;
  // WhatsApp drops the URL beside a file, so the text contains the link.
  const data = { files: [picture], text: `${text}\n${link}` };
  return navigator.canShare(data) ? data : null;
}
