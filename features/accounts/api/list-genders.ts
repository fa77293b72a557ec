import { GENDERS, Genders } from '#features/accounts/contract/gender.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import type { App } from '#server/platform.ts';

/** `GET /api/genders/`: the options of the profile, in order. */
export function listGenders(app: App): void {
  app.get(
    accountRoutes.genders,
    {
      config: { right: 'region.read' },
      schema: {
        tags: ['Personas'],
        summary: 'Géneros que se pueden indicar en el perfil (opcional)',
        response: { 200: Genders },
      },
    },
    async () => ({ items: [...GENDERS] }),
  );
}
