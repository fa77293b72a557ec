import { randomUUID, timingSafeEqual } from 'node:crypto';
import { assertWithinLimit, emailKey, secondsToWait, tryWithin } from '#features/accounts/api/public.ts';
import {
  AskEmailCode,
  ConfirmEmailBody,
  ConfirmedEmail,
  EmailCodeRequested,
} from '#features/checkout/contract/email-code.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { orderRoutes } from '#features/checkout/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { callerOf } from '#server/http/callers.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { keepEmailCode, takeCodeTry, useEmailCode } from './email-code.store.ts';
import { type HoldKeys, mailboxOf } from './hold-keys.ts';

/** Minutes for which a code is valid. */
export const CODE_MINUTES = 10;

/**
 * `POST /api/orders/email-code` sends a code to an email address. `POST /api/orders/confirm-email` checks the code and returns a pass for this browser. Orders
 * with the pass are not anonymous. The database limits codes by network and by mailbox.
 */
export function confirmEmail(app: App, platform: Platform, keys: HoldKeys): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  app.post(
    orderRoutes.emailCode,
    {
      config: { right: 'orders.place' },
      bodyLimit: 4_096,
      schema: {
        tags: ['Reservas'],
        summary: 'Envía un código para confirmar el correo de quien reserva sin cuenta',
        body: AskEmailCode,
        response: { 202: EmailCodeRequested },
      },
    },
    async (request, reply) => {
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
    },
  );

  app.post(
    orderRoutes.confirmEmail,
    {
      config: { right: 'orders.place' },
      bodyLimit: 4_096,
      schema: {
        tags: ['Reservas'],
        summary: 'Confirma un correo con el código que llegó',
        body: ConfirmEmailBody,
        response: { 200: ConfirmedEmail },
      },
    },
    async ({ body }, reply) => {
      const browser = keys.browserHash(body.browser);
      const known = await takeCodeTry(db, { region, browser, email: emailKey(body.email) });
      if (!known) throw problem(CHECKOUT_ERRORS, 'email_code_over');
      if (!timingSafeEqual(known.hash, keys.codeHash(known.id, body.code.replaceAll(/\D/g, ''))))
        throw problem(CHECKOUT_ERRORS, 'email_code_wrong');
      if (!(await useEmailCode(db, region, known.id))) throw problem(CHECKOUT_ERRORS, 'email_code_over');
      const { pass, until } = keys.passFor(body.browser, body.email);
      keepConfidential(reply);
      return reply.send({ pass, until: until.toISOString() });
    },
  );
}
