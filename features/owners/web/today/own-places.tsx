import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { PhotoFrame } from '#web/ui/photo-frame.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { OwnClaim } from '../../contract/claim.ts';
import type { OwnPlaces } from '../../contract/owned-place.ts';
import { PLACE_ROLE_WORDS } from '../../contract/team.ts';
import { ownPlacesQuery } from '../frame/owner.queries.ts';

export function OwnPlacesScreen() {
  return (
    <Private>
      <Queries>
        <div className={`wrap ${flow.page} ${flow.stack45}`}>
          <h1>
            <Trans>Mis lugares</Trans>
          </h1>
          <PlaceList />
        </div>
      </Queries>
    </Private>
  );
}

/** `?ver=todos` shows the list also to a person who runs only one place. */
export function PlaceList() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(ownPlacesQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const { items, claims } = data;
  const [only, ...further] = items;
  if (!only && claims.length === 0)
    return (
      <SceneState
        scene="quiet"
        title={t`Todavía no manejas ningún lugar`}
        action={
          <ButtonLink to={paths.explore()}>
            <Trans>Buscar mi lugar</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Búscalo, abre su página y toca «Reclama esta ficha», al final.</Trans>
        </p>
      </SceneState>
    );
  if (only && further.length === 0 && claims.length === 0 && search.get('ver') !== 'todos')
    return <Navigate to={ownerPaths.place(only.id)} replace />;
  return (
    <Rows>
      {items.map((place) => (
        <PlaceRow key={place.id} place={place} />
      ))}
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} />
      ))}
    </Rows>
  );
}

function PlaceRow({ place }: { place: OwnPlaces['items'][number] }) {
  const region = useFace().id;
  const { id, name, poster, role, claim, tasks } = place;
  return (
    <Row picture columns={2}>
      <PhotoFrame src={posterUrl({ region, ...poster })} width={74} height={82} />
      <RowMain>
        <RowLink to={ownerPaths.place(id)}>{name}</RowLink>
        <span className={rows.soft}>{PLACE_ROLE_WORDS[role].name}</span>
      </RowMain>
      <RowEnd>
        {claim === 'claim_disputed' ? (
          <Badge tone="doubt">
            <Trans>En revisión</Trans>
          </Badge>
        ) : tasks > 0 ? (
          <Badge tone="doubt">
            <Plural value={tasks} one="# cosa por hacer" other="# cosas por hacer" />
          </Badge>
        ) : (
          <Badge tone="good">
            <Trans>Todo al día</Trans>
          </Badge>
        )}
      </RowEnd>
    </Row>
  );
}

function ClaimRow({ claim: { id, place, state, proved, proof } }: { claim: OwnClaim }) {
  const region = useFace().id;
  return (
    <Row picture columns={2}>
      <PhotoFrame src={posterUrl({ region, ...place.poster })} width={74} height={82} />
      <RowMain>
        <RowLink to={ownerPaths.ownClaim(id)}>{place.name}</RowLink>
        <span className={rows.soft}>
          <Trans>Lo pediste</Trans>
        </span>
      </RowMain>
      <RowEnd>
        {state === 'refused' ? (
          <Badge tone="bad">
            <Trans>No se aprobó</Trans>
          </Badge>
        ) : proved || proof === 'document' ? (
          <Badge>
            <Trans>La región lo revisa</Trans>
          </Badge>
        ) : (
          <Badge tone="doubt">
            <Trans>Falta tu código</Trans>
          </Badge>
        )}
      </RowEnd>
    </Row>
  );
}
