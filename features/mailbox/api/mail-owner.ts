import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { browsersOf } from '#server/mail/causing-browser.ts';
import type { MailboxReach } from '#server/mail/mailbox-reach.ts';

/** Browser id of requests that may read no email. No email has this id. */
const NOBODY = '';

/**
 * Headers that proxies add. A request with such a header came from another machine, even if the settings say otherwise.
 */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Returns the id of the browser whose emails a request may read. If undefined, the request may read all emails. */
export type OwnerOf = (request: FastifyRequest) => string | undefined;

export function ownerIn(config: Config, reach: MailboxReach): OwnerOf {
  if (reach === 'all')
    return ({ headers }) => (FORWARDING.some((name) => headers[name] !== undefined) ? NOBODY : undefined);
  const browsers = browsersOf(config);
  return (request) => browsers.idOf(request) ?? NOBODY;
}
