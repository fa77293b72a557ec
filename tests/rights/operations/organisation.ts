import type { OrganisationEditor } from '#features/organisation/contract/settings.ts';
import type { Operations } from '../operation.ts';
import { asAdmin, type World } from '../world.ts';

const ADMIN = { lets: ['admin'], others: 403 } as const;

/** Creates a request that changes the tagline in the current settings. */
async function change(world: World) {
  const { version, settings }: OrganisationEditor = await asAdmin(world, { url: '/api/admin/organisation/' });
  const tagline = `Viaja, explora y conoce (${version + 1})`;
  return {
    url: '/api/admin/organisation/',
    payload: { version, settings: { ...settings, identity: { ...settings.identity, tagline } } },
  };
}

/** Operations on the region's settings. */
export const organisationOperations: Operations = {
  'GET /api/admin/organisation/': { ...ADMIN, request: () => ({ url: '/api/admin/organisation/' }) },
  'PUT /api/admin/organisation/': { ...ADMIN, request: change },
  'GET /api/admin/organisation/versions/': {
    ...ADMIN,
    request: () => ({ url: '/api/admin/organisation/versions/' }),
  },
  'POST /api/admin/organisation/versions/{version}/restore': {
    ...ADMIN,
    request: async (world) => {
      const saved: OrganisationEditor = await asAdmin(world, { method: 'PUT', ...(await change(world)) });
      return {
        url: `/api/admin/organisation/versions/${saved.version - 1}/restore`,
        payload: { version: saved.version },
      };
    },
  },
};
