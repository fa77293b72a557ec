import { beginErasure, lockAccount, personOf } from '#features/accounts/api/public.ts';
import { DELETION_GRACE_DAYS } from '#features/accounts/contract/account-states.ts';
import { EraseBody, ErasureRequested } from '#features/privacy/contract/privacy.ts';
import { privacyRoutes } from '#features/privacy/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { endOfGrace } from './end-of-grace.ts';

/**
 * `POST /api/me/erasure`: ends every session now and erases the account after the grace period. A person who signs in before that can keep the
 * account.
 */
export function askErasure(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.post(
    privacyRoutes.erasure,
    {
      config: { right: 'account.own', freshProof: true },
      schema: {
        tags: ['Privacidad'],
        summary: `Pide borrar tu cuenta: se cierra ahora y se borra a los ${DELETION_GRACE_DAYS} días`,
        body: EraseBody,
        response: { 202: ErasureRequested },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const leaving = await inTransaction(db, async (trx) => {
        const account = await lockAccount(trx, config.REGION, person.accountId);
        if (!account) throw problem(PLATFORM_ERRORS, 'session_ended');
        return beginErasure(platform, trx, account, { by: 'owner' });
      });
      return reply.code(202).send({ erasedAfter: endOfGrace(leaving.deletion_requested_at!).toISOString() });
    },
  );
}
