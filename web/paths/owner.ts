import { path, withSearch, withSecret } from './build-path.ts';

export const ownerPaths = {
  /** Without `all`, the screen opens the place of a person who runs only one. */
  places: (shown?: 'all') => withSearch('/empresa', shown && 'ver=todos'),
  place: (placeId: string) => path`/empresa/${placeId}`,
  facts: (placeId: string) => path`/empresa/${placeId}/ficha`,
  notices: (placeId: string) => path`/empresa/${placeId}/avisos`,
  questions: (placeId: string) => path`/empresa/${placeId}/preguntas`,
  reviews: (placeId: string) => path`/empresa/${placeId}/opiniones`,
  photos: (placeId: string) => path`/empresa/${placeId}/fotos`,
  code: (placeId: string) => path`/empresa/${placeId}/codigo`,
  team: (placeId: string) => path`/empresa/${placeId}/equipo`,
  claim: (slug: string) => path`/empresa/reclamar/${slug}`,
  ownClaim: (claimId: string) => path`/empresa/solicitudes/${claimId}`,
  invitation: () => '/empresa/invitacion',
  confirm: (secret?: string) => withSecret('/empresa/confirmar', secret),
} as const;
