import {
  assertEmailWithinLimits,
  authorize,
  emailKey,
  personOf,
  readPlaceTeams,
} from '#features/accounts/api/public.ts';
import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import * as routes from '#features/owners/contract/team-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_INVITATION } from '../emails/email-jobs.ts';
import { savePlaceInvitation } from './invitation.store.ts';
import { readTeamView } from './team.view.ts';

export function invitePlaceMember(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;

  serve(app, routes.invitePlaceMember, async (request, reply) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.team', { placeId });
    const { email, role } = request.body;
    const person = personOf(request);
    const team = await readPlaceTeams(db, region, [placeId]);
    if (team.some((member) => member.email.toLowerCase() === email.toLowerCase()))
      throw problem(OWNER_ERRORS, 'place_member_already');
    await assertEmailWithinLimits(
      platform,
      ['invitationsByPlace', placeId],
      ['invitationsByAccount', person.accountId],
      ['invitationsByAddress', emailKey(email)],
    );
    await inTransaction(db, async (trx) => {
      const id = await savePlaceInvitation(trx, { region, placeId, email, role, invitedBy: person.accountId });
      await jobs.add(trx, SEND_INVITATION, { id });
    });
    return reply.code(201).send(await readTeamView(platform, person, placeId));
  });
}
