import type { Person } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { SESSION_LIVES } from './browser-sessions.ts';
import { listOpenSessions } from './session.store.ts';

export function listSessions(app: App, { db, config }: Platform): void {
  const accountOf = ({ accountId }: Person) => ({ region_id: config.REGION, id: accountId });

  serve(app, routes.listSessions, async (request) => {
    const person = personOf(request);
    const rows = await listOpenSessions(db, accountOf(person), SESSION_LIVES);
    return {
      items: rows.map((row) => ({
        id: row.id,
        device: row.device,
        method: row.method,
        secondFactor: row.second_factor,
        startedAt: row.created_at.toISOString(),
        seenAt: (row.seen_at ?? row.renewed_at).toISOString(),
        current: row.id === person.sessionId,
      })),
    };
  });
}
