import { assertWithinLimit, emailKey } from '#features/accounts/api/public.ts';
import { assertSells } from '#features/policies/api/public.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { callerOf } from '#server/http/callers.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_ENTRY } from './emails/send-entry.ts';
import { joinList } from './join-list.ts';

/** The answer does not show whether the email address is in the list. Only the email says so. */
export function joinWaitlist(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  serve(app, routes.joinWaitlist, async (request, reply) => {
    const { body } = request;
    await assertSells(platform, 'basket');
    await assertWithinLimit(platform, 'waitlistByAddress', callerOf(request));
    await assertWithinLimit(platform, 'waitlistByEmail', emailKey(body.email));
    await inTransaction(db, async (trx) => {
      const { id, state } = await joinList(trx, config.REGION, { ...body, accountId: null });
      await jobs.add(trx, SEND_ENTRY, { entryId: id, about: state });
    });
    keepConfidential(reply);
    return reply.code(202).send({ email: body.email });
  });
}
