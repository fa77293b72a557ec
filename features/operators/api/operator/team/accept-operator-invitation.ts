import { insertOperatorMember, lockOperatorTeam, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { OPERATOR_INVITATION_HEADER } from '#features/operators/contract/headers.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOpenInvitation, invitationView } from './open-invitation.ts';
import { acceptInvitation } from './team.store.ts';

export function acceptOperatorInvitation(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.acceptOperatorInvitation, async (request) => {
    const person = personOf(request);
    return inTransaction(db, async (trx) => {
      const invitation = await findOpenInvitation(trx, region, request.headers[OPERATOR_INVITATION_HEADER]);
      const { id, operator_id: operatorId, role, email } = invitation;
      if (email.toLowerCase() !== person.email.toLowerCase())
        throw problem(OPERATOR_ERRORS, 'operator_invitation_for_another');
      const team = await lockOperatorTeam(trx, region, operatorId);
      if (team.some(({ account_id }) => account_id === person.accountId))
        throw problem(OPERATOR_ERRORS, 'already_member');
      await acceptInvitation(trx, region, id, person.accountId);
      await insertOperatorMember(trx, { region, operatorId, accountId: person.accountId, role });
      return invitationView(invitation);
    });
  });
}
