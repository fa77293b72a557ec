import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { browsersOf } from '#server/mail/causing-browser.ts';
import type { MailboxReach } from '#server/mail/mailbox-reach.ts';

/** No email has this browser id. */
const NOBODY = '';

/** A request with a proxy's header came from another machine, even if the settings disagree. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Undefined if the request may read all emails. */
export type OwnerOf = (request: FastifyRequest) => string | undefined;

export function ownerIn(config: Config, reach: MailboxReach): OwnerOf {
  if (reach === 'all')
    return ({ headers }) => (FORWARDING.some((name) => headers[name] !== undefined) ? NOBODY : undefined);
  const browsers = browsersOf(config);
  return (request) => browsers.idOf(request) ?? NOBODY;
}
