import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { emailKey } from '../account.store.ts';
import { LINK_MINUTES } from '../emails/link-lives.ts';
import { assertEmailWithinLimits, assertWithinLimit } from '../limits/limits.ts';
import { personOf } from '../person-of.ts';

/** The response does not reveal whether another account has the email address. */
export function requestEmailChange(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  serve(app, routes.requestEmailChange, async (request, reply) => {
    const person = personOf(request);
    await assertWithinLimit(platform, 'newEmailByAccount', person.accountId);
    await assertEmailWithinLimits(platform, ['newEmailByAddress', emailKey(request.body.email)]);
    await jobs.add(db, 'accounts/send-new-email', { accountId: person.accountId, email: request.body.email });
    return reply.code(202).send({ minutes: LINK_MINUTES.change_email });
  });
}
