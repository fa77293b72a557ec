import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import { assertSells } from '#features/policies/api/public.ts';
import * as routes from '#features/waitlist/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { beginWaiting } from './begin-waiting.ts';
import { entryViews } from './entry.view.ts';
import type { EntryKeys } from './entry-keys.ts';
import { joinList } from './join-list.ts';

/** An account's email address is confirmed already. A repeated request has the same answer. */
export function joinAccountWaitlist(app: App, platform: Platform, keys: EntryKeys): void {
  const { db, config } = platform;
  serve(app, routes.joinAccountWaitlist, async (request, reply) => {
    const { accountId, email } = personOf(request);
    await assertSells(platform, 'basket');
    await assertWithinLimit(platform, 'waitlistByAccount', accountId);
    const entry = await inTransaction(db, async (trx) => {
      const joined = await joinList(trx, config.REGION, { ...request.body, email, accountId });
      return joined.state === 'unconfirmed' ? beginWaiting(trx, platform, joined) : joined;
    });
    const [view] = await entryViews(platform, keys, [entry]);
    keepConfidential(reply);
    return reply.code(201).send(view!);
  });
}
