import { randomUUID } from 'node:crypto';
import { assertWithinLimit, emailKey, secondsToWait, tryWithin } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { callerOf } from '#server/http/callers.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { keepEmailCode } from './email-code.store.ts';
import { type HoldKeys, mailboxOf } from './hold-keys.ts';

export const CODE_MINUTES = 10;

export function requestEmailCode(app: App, platform: Platform, keys: HoldKeys): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.requestEmailCode, async (request, reply) => {
    const { body } = request;
    const mailbox = mailboxOf(body.email);
    const isFirst = (await tryWithin(platform, 'orderCodeAgain', mailbox)) !== undefined;
    if (isFirst) {
      await assertWithinLimit(platform, 'orderCodesByAddress', callerOf(request));
      await assertWithinLimit(platform, 'orderCodesByEmail', mailbox);
      await inTransaction(db, async (trx) => {
        const id = randomUUID();
        const hash = keys.codeHash(id, keys.codeOf(id));
        const code = { region, browser: keys.browserHash(body.browser), email: emailKey(body.email), id, hash };
        const codeId = await keepEmailCode(trx, { ...code, minutes: CODE_MINUTES });
        await jobs.add(trx, 'checkout/send-email-code', { codeId });
      });
    }
    keepConfidential(reply);
    const againIn = await secondsToWait(platform, 'orderCodeAgain', mailbox);
    return reply.code(202).send({ minutes: CODE_MINUTES, sent: isFirst, againIn });
  });
}
