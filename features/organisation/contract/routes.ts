import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { Organisation } from './organisation.ts';
import { Focus, FrontFile, Logo } from './pictures.ts';
import {
  OrganisationEditor,
  OrganisationVersions,
  RestoreOrganisation,
  SaveOrganisation,
  VersionNumber,
  VersionsQuery,
} from './settings.ts';

export const showOrganisation = route('GET /api/maincompany/', {
  id: 'showOrganisation',
  tag: 'Región',
  summary: 'La organización, la región y las fuentes de sus datos',
  right: 'region.read',
  kept: 'content',
  replies: { 200: Organisation },
});

const edit = { tag: 'Administración', right: 'organisation.edit' } as const;

export const showOrganisationSettings = route('GET /api/admin/organisation/', {
  ...edit,
  id: 'showOrganisationSettings',
  summary: 'Los ajustes de la organización, para editarlos',
  replies: { 200: OrganisationEditor },
});

export const saveOrganisationSettings = route('PUT /api/admin/organisation/', {
  ...edit,
  id: 'saveOrganisationSettings',
  summary: 'Guardar los ajustes de la organización como una nueva versión',
  freshProof: true,
  body: SaveOrganisation,
  replies: { 200: OrganisationEditor },
  errors: ['organisation_changed', 'currency_unconfirmed', 'legal_mode_needs_texts'],
});

export const listOrganisationVersions = route('GET /api/admin/organisation/versions/', {
  ...edit,
  id: 'listOrganisationVersions',
  summary: 'Las versiones de los ajustes, con lo que cambió cada una',
  query: VersionsQuery,
  replies: { 200: OrganisationVersions },
});

export const restoreOrganisationVersion = route('POST /api/admin/organisation/versions/:version/restore', {
  ...edit,
  id: 'restoreOrganisationVersion',
  summary: 'Volver a una versión anterior de los ajustes (0: como dice la carpeta de la región)',
  freshProof: true,
  params: Type.Object({ version: VersionNumber }),
  body: RestoreOrganisation,
  replies: { 200: OrganisationEditor },
  errors: ['organisation_version_not_found', 'organisation_changed', 'currency_unconfirmed', 'legal_mode_needs_texts'],
});

const upload = { ...edit, rateLimit: { max: 20, timeWindow: 60_000 } } as const;
const aPhoto = file('image/jpeg', 'image/png', 'image/webp', 'image/avif');

export const uploadFrontPicture = route('POST /api/admin/organisation/front-pictures', {
  ...upload,
  id: 'uploadFrontPicture',
  summary: 'Sube una foto para la portada; se ve cuando los ajustes se guardan',
  bodyLimit: 15_000_000,
  body: aPhoto,
  replies: { 201: FrontFile },
  errors: ['front_picture_small'],
});

export const focusFrontPicture = route('POST /api/admin/organisation/front-pictures/:id/focus', {
  ...upload,
  id: 'focusFrontPicture',
  summary: 'Recorta otra vez una foto de la portada, alrededor de otro punto',
  params: Type.Object({ id: FrontFile.properties.id }),
  body: Focus,
  replies: { 201: FrontFile },
  errors: ['picture_not_found', 'front_picture_small'],
});

export const uploadLogo = route('POST /api/admin/organisation/logos', {
  ...upload,
  id: 'uploadLogo',
  summary: 'Sube un logo; se ve cuando los ajustes se guardan',
  bodyLimit: 5_000_000,
  body: aPhoto,
  replies: { 201: Logo },
});
