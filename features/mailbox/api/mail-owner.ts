import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { browsersOf } from '#server/mail/causing-browser.ts';
import type { MailboxReach } from '#server/mail/mailbox-reach.ts';

/** Owner of a request without a browser that we know; it has no mails. */
const NOBODY = '';

/** What proxies add: who asks through one is not at this machine, whatever the settings say. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Id of the browser whose mails a request may read; undefined: all mails. */
export type OwnerOf = (request: FastifyRequest) => string | undefined;

export function ownerIn(config: Config, reach: MailboxReach): OwnerOf {
  if (reach === 'all')
    return ({ headers }) => (FORWARDING.some((name) => headers[name] !== undefined) ? NOBODY : undefined);
  const browsers = browsersOf(config);
  return (request) => browsers.idOf(request) ?? NOBODY;
}
