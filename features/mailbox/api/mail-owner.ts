import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { browsersOf } from '#server/mail/causing-browser.ts';
import type { MailboxReach } from '#server/mail/mailbox-reach.ts';

/** No email has this browser id. */
const NOBODY = '';

/** A request with one of these headers passed a proxy, so it may come from another machine. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Returns the browser whose emails the request may read, or undefined for all emails. */
export type OwnerOf = (request: FastifyRequest) => string | undefined;

export function ownerIn(config: Config, reach: MailboxReach): OwnerOf {
  if (reach === 'all')
    return ({ headers }) => (FORWARDING.some((name) => headers[name] !== undefined) ? NOBODY : undefined);
  const browsers = browsersOf(config);
  return (request) => browsers.idOf(request) ?? NOBODY;
}
