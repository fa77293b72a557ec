import { insertPlaceMember, lockPlaceTeam, personOf } from '#features/accounts/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import { OWNER_SECRET_HEADER } from '#features/owners/contract/team.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptInvitation } from './invitation.store.ts';
import { findOpenInvitation, invitationView } from './open-invitation.ts';

export function acceptPlaceInvitation(app: App, { db, config }: Platform): void {
  const region = config.REGION;

  serve(app, routes.acceptPlaceInvitation, async (request) => {
    const { accountId, email: own } = personOf(request);
    return inTransaction(db, async (trx) => {
      const invitation = await findOpenInvitation(trx, region, request.headers[OWNER_SECRET_HEADER]);
      const { id, company_id: placeId, role, email } = invitation;
      if (email.toLowerCase() !== own.toLowerCase()) throw problem(OWNER_ERRORS, 'place_invitation_for_another');
      const team = await lockPlaceTeam(trx, region, placeId);
      if (team.some(({ account_id }) => account_id === accountId)) throw problem(OWNER_ERRORS, 'place_member_already');
      await acceptInvitation(trx, region, id, accountId);
      await insertPlaceMember(trx, { region, placeId, accountId, role });
      return invitationView(invitation);
    });
  });
}
