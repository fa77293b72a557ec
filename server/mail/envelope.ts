import { createHash, randomUUID } from 'node:crypto';
import { GiveUp } from '#server/jobs/give-up.ts';
import type { Email } from '#server/platform.ts';

export interface Sender {
  name: string;
  address: string;
  /** Host name of the site, for the part of a Message-ID after the `@`. */
  site: string;
}

export interface Envelope {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
}

const ADDRESS = /^[^\s<>@",;:\\()[\]]{1,64}@[^\s<>@",;:\\()[\]]{1,253}$/u;
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const WEB_ADDRESS = /^https?:\/\/[^\s<>]+$/;
const OURS = new Set(
  'from sender to cc bcc reply-to subject date message-id in-reply-to references return-path auto-submitted list-unsubscribe list-unsubscribe-post mime-version content-type content-transfer-encoding content-disposition'.split(
    ' ',
  ),
);

/**
 * Refuses line breaks, so that text cannot add headers.
 * @throws {GiveUp} if a part of the email is invalid
 */
export function addressEmail(email: Email, sender: Sender): Envelope {
  const { to, subject, text, html, replyTo, headers = {}, unsubscribeUrl } = email;
  for (const address of replyTo === undefined ? [to] : [to, replyTo])
    if (!ADDRESS.test(address) || !ONE_LINE.test(address))
      throw new GiveUp('The email has an invalid recipient or reply address.');
  if (!ONE_LINE.test(subject)) throw new GiveUp('The email has a subject of several lines.');
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || OURS.has(name.toLowerCase()) || !ONE_LINE.test(value))
      throw new GiveUp('The email has an invalid header.');
  }
  if (unsubscribeUrl !== undefined && !WEB_ADDRESS.test(unsubscribeUrl))
    throw new GiveUp('The email has an invalid unsubscribe URL.');
  return {
    from: { name: sender.name, address: sender.address },
    to,
    subject,
    text,
    html,
    messageId: messageId(email, sender),
    headers: {
      ...headers,
      'Auto-Submitted': 'auto-generated',
      ...(replyTo && { 'Reply-To': `<${replyTo}>` }),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** If a job sends the same email again, it has the same Message-ID, so that a mail program shows the email once. */
function messageId({ key, to, subject, text }: Email, { site }: Sender): string {
  const words = JSON.stringify([key ?? randomUUID(), to, subject, text]);
  return `<${createHash('sha256').update(words).digest('base64url').slice(0, 32)}@${site}>`;
}
