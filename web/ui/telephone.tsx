import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { useFace } from '#web/face.ts';
import { classNames } from './class-names.ts';
import flow from './flow.module.css';
import { callUrl, whatsAppUrl } from './telephone-url.ts';
import styles from './text-link.module.css';

interface TelephoneProps {
  phone: string;
  /** Name of the person or business, for the accessible names of the links. */
  of?: string | undefined;
  /** Draft of the first message in WhatsApp. */
  message?: string;
  /** `inline` is for a number in a sentence. */
  kind?: 'alone' | 'inline';
}

/** Shows a telephone number with a link for calling and a link for WhatsApp. */
export function Telephone({ phone, of, message, kind = 'alone' }: TelephoneProps) {
  const { t } = useLingui();
  const { telephone } = useFace();
  const chat = whatsAppUrl(phone, telephone, message);
  const look = classNames(styles[kind]);
  return (
    <span className={classNames(kind === 'alone' && flow.wrap4)}>
      <a className={look} href={callUrl(phone)}>
        {kind === 'alone' && <Phone size={18} aria-hidden />}
        {phone}
      </a>
      {chat && (
        <>
          {' '}
          <a
            className={classNames(look, 'no-print')}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={of ? t`WhatsApp a ${of}` : t`WhatsApp al ${phone}`}
          >
            {kind === 'alone' && <MessageCircle size={18} aria-hidden />}
            <Trans>WhatsApp</Trans>
          </a>
        </>
      )}
    </span>
  );
}
