import { type Static, Type } from 'typebox';
import { words } from '#server/setting-words.ts';

const file = (text: string) =>
  Type.Optional(Type.String(words(text, { minLength: 1, otherwise: 'none: inbound emails are not encrypted' })));

export const INBOUND_MAIL_SETTINGS = {
  REPLY_DOMAIN: Type.Optional(
    Type.String(
      words('Domain of the reply addresses in emails ([mail](mail.md)). Each region needs its own domain.', {
        pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
        otherwise: 'off; `respuestas.localhost` in a demo without a mail server',
      }),
    ),
  ),
  INBOUND_MAIL_PORT: Type.Optional(
    Type.Integer(
      words('Port on which this process receives emails to `REPLY_DOMAIN` by SMTP. 0 selects a free port.', {
        minimum: 0,
        maximum: 65_535,
        otherwise: 'a free port in a demo; off in production',
      }),
    ),
  ),
  INBOUND_MAIL_HOST: Type.Optional(
    Type.String(
      words('IP address on which the mail port listens. `0.0.0.0` opens the port to the network.', {
        minLength: 1,
        otherwise: '`HOST`',
      }),
    ),
  ),
  INBOUND_MAIL_CERT: file('File with the certificate for STARTTLS on the mail port (PEM, with its chain).'),
  INBOUND_MAIL_KEY: file('File with the private key of `INBOUND_MAIL_CERT` (PEM).'),
};

const Settings = Type.Object(INBOUND_MAIL_SETTINGS);
type InboundMailSettings = Static<typeof Settings>;

/**
 * Returns one sentence for each contradiction: a port without a domain in production, or a certificate without a key.
 */
export function inboundMailFaults(settings: InboundMailSettings & { MODE: string }): string[] {
  const { MODE, REPLY_DOMAIN, INBOUND_MAIL_PORT, INBOUND_MAIL_CERT, INBOUND_MAIL_KEY } = settings;
  const faults: string[] = [];
  if (MODE === 'production' && INBOUND_MAIL_PORT !== undefined && !REPLY_DOMAIN)
    faults.push('REPLY_DOMAIN: taking emails (INBOUND_MAIL_PORT) needs the domain that they come to.');
  if (!INBOUND_MAIL_CERT !== !INBOUND_MAIL_KEY)
    faults.push('INBOUND_MAIL_CERT and INBOUND_MAIL_KEY: one needs the other.');
  return faults;
}

/** Undefined if inbound mail is off. */
export function replyDomain({
  REPLY_DOMAIN,
  MODE,
  SMTP_URL,
}: Pick<InboundMailSettings, 'REPLY_DOMAIN'> & { MODE: string; SMTP_URL?: string }): string | undefined {
  return REPLY_DOMAIN ?? (MODE === 'demo' && !SMTP_URL ? 'respuestas.localhost' : undefined);
}
