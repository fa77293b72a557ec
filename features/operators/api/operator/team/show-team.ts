import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OperatorTeam } from '#features/operators/contract/managed-operator.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import type { App, Platform } from '#server/platform.ts';
import { readTeamView } from './team.view.ts';

/** Route that shows an operator's people and its open invitations. */
export function showTeam(app: App, platform: Platform): void {
  app.get(
    managedOperatorRoutes.team,
    {
      config: { right: 'operator.edit' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'El equipo de un operador',
        params: OperatorParams,
        response: { 200: OperatorTeam },
      },
    },
    async (request) => {
      const { operatorId } = request.params;
      authorize(request.actor, 'operator.edit', { operatorId });
      return readTeamView(platform, personOf(request), operatorId);
    },
  );
}
