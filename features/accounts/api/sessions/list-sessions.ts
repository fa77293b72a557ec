import { Type } from 'typebox';
import type { Person } from '#features/accounts/contract/actor.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { EndedSessions, EndSessionsBody, Sessions } from '#features/accounts/contract/session.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { personOf } from '../person-of.ts';
import { SESSION_LIVES } from './browser-sessions.ts';
import { endSession, endSessions, listOpenSessions } from './session.store.ts';

/** `/api/me/sessions`: lists a person's sessions and ends them. An ended session is refused at once by every server process. */
export function listSessions(app: App, { db, config }: Platform): void {
  const accountOf = ({ accountId }: Person) => ({ region_id: config.REGION, id: accountId });

  app.get(
    accountRoutes.sessions,
    {
      config: { right: 'account.own' },
      schema: { tags: ['Sesión'], summary: 'Dónde tienes la sesión abierta', response: { 200: Sessions } },
    },
    async (request) => {
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
    },
  );

  app.delete(
    accountRoutes.oneSession,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Sesión'],
        summary: 'Cierra una de tus sesiones',
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 204: Type.Null({ description: 'La sesión terminó' }) },
      },
    },
    async (request, reply) => {
      const { accountId } = personOf(request);
      const { id } = request.params;
      const ended = isUuid(id) && (await endSession(db, config.REGION, id, 'signed_out_elsewhere', accountId));
      if (!ended) throw problem(ACCOUNT_ERRORS, 'session_not_found');
      return reply.code(204).send(null);
    },
  );

  app.post(
    accountRoutes.endSessions,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Sesión'],
        summary: 'Cierra todas tus sesiones, o todas menos esta',
        body: EndSessionsBody,
        response: { 200: EndedSessions },
      },
    },
    async (request) => {
      const person = personOf(request);
      const except = request.body.which === 'others' ? person.sessionId : undefined;
      return { ended: await endSessions(db, accountOf(person), 'signed_out_elsewhere', except) };
    },
  );
}
