import { personOf } from '#features/accounts/api/public.ts';
import { DecisionsBody, Ledger } from '#features/privacy/contract/consent.ts';
import { privacyRoutes } from '#features/privacy/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertDecisions, listDecisions } from './consent.store.ts';

/** `/api/me/consents`: the consents that a person gave and withdrew, including decisions from before they had an account. */
export function recordConsents(app: App, { db, config }: Platform): void {
  app.get(
    privacyRoutes.consents,
    {
      config: { right: 'account.own' },
      schema: { tags: ['Privacidad'], summary: 'Lo que aceptaste y lo que no', response: { 200: Ledger } },
    },
    async (request) => ({ decisions: await listDecisions(db, config.REGION, personOf(request).accountId) }),
  );

  app.post(
    privacyRoutes.consents,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Privacidad'],
        summary: 'Anota decisiones; las que ya estaban cuentan una vez',
        body: DecisionsBody,
        response: { 200: Ledger },
      },
    },
    async (request) => {
      const { accountId } = personOf(request);
      await insertDecisions(db, config.REGION, accountId, request.body.decisions);
      return { decisions: await listDecisions(db, config.REGION, accountId) };
    },
  );
}
