import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { endSession } from './session.store.ts';

export function closeSession(app: App, { db, config }: Platform): void {
  serve(app, routes.closeSession, async (request, reply) => {
    const { accountId } = personOf(request);
    const { id } = request.params;
    const ended = isUuid(id) && (await endSession(db, config.REGION, id, 'signed_out_elsewhere', accountId));
    if (!ended) throw problem(ACCOUNT_ERRORS, 'session_not_found');
    return reply.code(204).send(null);
  });
}
