import sharp from 'sharp';
import {
  focusFrontPicture,
  listOrganisationVersions,
  restoreOrganisationVersion,
  saveOrganisationSettings,
  showOrganisation,
  showOrganisationSettings,
  uploadFrontPicture,
  uploadLogo,
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

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5030' } })
    .png()
    .toBuffer();
const asPng = { headers: { 'content-type': 'image/png' } };

export const organisationOperations: Operations = {
  ...row(uploadFrontPicture, {
    ...ADMIN,
    request: async () => ({ method: 'POST', url: uploadFrontPicture.path, ...asPng, payload: await photo(960, 640) }),
  }),
  ...row(focusFrontPicture, {
    ...ADMIN,
    request: async (world) => {
      const payload = await photo(960, 640);
      const { id } = await asAdmin<{ id: string }>(world, {
        method: 'POST',
        url: uploadFrontPicture.path,
        ...asPng,
        payload,
      });
      return requestOf(focusFrontPicture, { params: { id }, body: { x: 0.2, y: 0.8 } });
    },
  }),
  ...row(uploadLogo, {
    ...ADMIN,
    request: async () => ({ method: 'POST', url: uploadLogo.path, ...asPng, payload: await photo(120, 60) }),
  }),
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
