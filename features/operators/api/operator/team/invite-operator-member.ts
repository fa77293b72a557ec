import {
  assertEmailWithinLimits,
  authorize,
  emailKey,
  personOf,
  readOperatorTeam,
} from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_INVITATION } from '../../emails/send-invitation.ts';
import { saveInvitation } from './team.store.ts';
import { readTeamView } from './team.view.ts';

export function inviteOperatorMember(app: App, platform: Platform): void {
  const { db, jobs } = platform;
  const region = platform.config.REGION;

  serve(app, routes.inviteOperatorMember, async (request, reply) => {
    const { operatorId } = request.params;
    authorize(request.actor, 'operator.edit', { operatorId });
    const { email, role } = request.body;
    const person = personOf(request);
    const team = await readOperatorTeam(db, region, operatorId);
    if (team.some((member) => member.email.toLowerCase() === email.toLowerCase()))
      throw problem(OPERATOR_ERRORS, 'already_member');
    await assertEmailWithinLimits(
      platform,
      ['invitationsByOperator', operatorId],
      ['invitationsByAccount', person.accountId],
      ['invitationsByAddress', emailKey(email)],
    );
    await inTransaction(db, async (trx) => {
      const id = await saveInvitation(trx, { region, operatorId, email, role, invitedBy: person.accountId });
      await jobs.add(trx, SEND_INVITATION, { id });
    });
    return reply.code(201).send(await readTeamView(platform, person, operatorId));
  });
}
