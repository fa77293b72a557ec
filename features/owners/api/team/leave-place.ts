import { lockPlaceTeam, savePlaceMember } from '#features/accounts/api/public.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { movePlaceClaim } from '#features/places/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { memberOf } from '../own/member-of.ts';

/** Without an owner, the whole team leaves, and the place can be claimed again. */
export function leavePlace(app: App, { db, config }: Platform): void {
  const region = config.REGION;

  serve(app, routes.leavePlace, async (request, reply) => {
    const { placeId } = request.params;
    const { accountId } = memberOf(request, placeId).person;
    await inTransaction(db, async (trx) => {
      const team = await lockPlaceTeam(trx, region, placeId);
      const staysOwned = team.some(({ account_id, role }) => role === 'owner' && account_id !== accountId);
      const leaving = staysOwned ? [accountId] : team.map(({ account_id }) => account_id);
      for (const id of leaving) await savePlaceMember(trx, { region, placeId, accountId: id }, null);
      if (!staysOwned && leaving.length > 0) await movePlaceClaim(trx, region, placeId, 'leave');
    });
    return reply.code(204).send(null);
  });
}
