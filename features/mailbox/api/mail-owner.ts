import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { browsersOf } from '#server/mail/causing-browser.ts';
import type { MailboxReach } from '#server/mail/mailbox-reach.ts';

/** Owner of a request without a known browser; it has no emails. */
const NOBODY = '';

/** Headers that proxies add: a request through a proxy does not come from this machine, regardless of the settings. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Id of the browser whose emails a request may read; undefined for all emails. */
export type OwnerOf = (request: FastifyRequest) => string | undefined;

export function ownerIn(config: Config, reach: MailboxReach): OwnerOf {
  if (reach === 'all')
    return ({ headers }) => (FORWARDING.some((name) => headers[name] !== undefined) ? NOBODY : undefined);
  const browsers = browsersOf(config);
  return (request) => browsers.idOf(request) ?? NOBODY;
}
