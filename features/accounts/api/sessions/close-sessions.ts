import type { Person } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { endSessions } from './session.store.ts';

export function closeSessions(app: App, { db, config }: Platform): void {
  const accountOf = ({ accountId }: Person) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.closeSessions, async (request) => {
    const person = personOf(request);
    const except = request.body.which === 'others' ? person.sessionId : undefined;
    return { ended: await endSessions(db, accountOf(person), 'signed_out_elsewhere', except) };
  });
}
