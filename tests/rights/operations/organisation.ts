import {
  listOrganisationVersions,
  restoreOrganisationVersion,
  saveOrganisationSettings,
  showOrganisation,
  showOrganisationSettings,
} from '#features/organisation/contract/routes.ts';
import type { OrganisationEditor } from '#features/organisation/contract/settings.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { EVERYBODY } from '../roles.ts';
import { asAdmin, type World } from '../world.ts';

const ADMIN = { lets: ['admin'], others: 403 } as const;

async function change(world: World) {
  const { version, settings }: OrganisationEditor = await asAdmin(world, requestOf(showOrganisationSettings));
  const tagline = `Viaja, explora y conoce (${version + 1})`;
  const body = { version, settings: { ...settings, identity: { ...settings.identity, tagline } } };
  return requestOf(saveOrganisationSettings, { body });
}

export const organisationOperations: Operations = {
  ...row(showOrganisation, { lets: EVERYBODY, request: () => requestOf(showOrganisation) }),
  ...row(showOrganisationSettings, { ...ADMIN, request: () => requestOf(showOrganisationSettings) }),
  ...row(saveOrganisationSettings, { ...ADMIN, request: change }),
  ...row(listOrganisationVersions, { ...ADMIN, request: () => requestOf(listOrganisationVersions) }),
  ...row(restoreOrganisationVersion, {
    ...ADMIN,
    request: async (world) => {
      const saved: OrganisationEditor = await asAdmin(world, await change(world));
      return requestOf(restoreOrganisationVersion, {
        params: { version: saved.version - 1 },
        body: { version: saved.version },
      });
    },
  }),
};
