import { timingSafeEqual } from 'node:crypto';
import { emailKey } from '#features/accounts/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { takeCodeTry, useEmailCode } from './email-code.store.ts';
import type { HoldKeys } from './hold-keys.ts';

export function confirmBuyerEmail(app: App, { db, config }: Platform, keys: HoldKeys): void {
  const region = config.REGION;
  serve(app, routes.confirmBuyerEmail, async ({ body }, reply) => {
    const browser = keys.browserHash(body.browser);
    const known = await takeCodeTry(db, { region, browser, email: emailKey(body.email) });
    if (!known) throw problem(CHECKOUT_ERRORS, 'email_code_over');
    if (!timingSafeEqual(known.hash, keys.codeHash(known.id, body.code.replaceAll(/\D/g, ''))))
      throw problem(CHECKOUT_ERRORS, 'email_code_wrong');
    if (!(await useEmailCode(db, region, known.id))) throw problem(CHECKOUT_ERRORS, 'email_code_over');
    const { pass, until } = keys.passFor(body.browser, body.email);
    keepConfidential(reply);
    return reply.send({ pass, until: until.toISOString() });
  });
}
