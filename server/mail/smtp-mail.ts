import { createTransport } from 'nodemailer';
import { GiveUp } from '#server/jobs/give-up.ts';
import type { Email, Mail } from '#server/platform.ts';
import { addressEmail, type Sender } from './envelope.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The connection is encrypted, except to a mail server on this machine without a password.
 * @param url `smtp://user:password@host:port` or `smtps://…`, with percent-encoded user and password.
 * @param ca certificate of an additional trusted authority.
 */
export function smtpMail(url: string, sender: () => Promise<Sender>, { ca }: { ca?: string } = {}): Mail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const clear = !secure && !username && LOOPBACK.has(hostname);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !clear,
    ignoreTLS: clear,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca && { tls: { ca } }),
  });
  async function send(email: Email): Promise<void> {
    const { from, to, subject, text, html, messageId, headers } = addressEmail(email, await sender());
    await transport
      .sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        subject,
        text,
        html,
        // Mail programs show images that are parts of the email, but not data URLs.
        attachDataUrls: true,
        messageId,
        date: new Date(),
        headers,
      })
      .catch((error: SmtpError) => {
        throw refusal(error, to);
      });
  }
  return {
    send,
    async sendEach(emails) {
      const answers: PromiseSettledResult<void>[] = [];
      // Mail servers limit parallel connections.
      for (const email of emails) answers.push(...(await Promise.allSettled([send(email)])));
      return answers;
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Describes the refusal of the mail server without the recipient and without links. */
function refusal(error: SmtpError, to: string): Error {
  const { responseCode, command = 'the connection', code, response } = error;
  if (!responseCode) return new Error(`The mail server could not be used: ${code ?? error.name} at ${command}.`);
  const said = (response ?? '')
    .replaceAll(to, '…')
    .replace(/\S*(https?:\/\/|@)\S*/gi, '…')
    .slice(0, 200);
  const text = `The mail server answered at ${command}: ${said}`;
  // A failed sign-in is a fault of the settings, which an admin can correct, so the job is retried.
  return responseCode >= 500 && code !== 'EAUTH' ? new GiveUp(text) : new Error(text);
}
