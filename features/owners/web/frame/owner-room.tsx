import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Images, Megaphone, MessageCircleQuestion, QrCode, Star, Store, Sun, Users } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { Private } from '#features/accounts/web/public.ts';
import { BackOfficeFrame, type BackOfficeHead, BackOfficeMenu, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError, isMissing } from '#web/http/problem.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { PLACE_ROLE_WORDS } from '../../contract/team.ts';
import { ownedPlaceQuery } from './owner.queries.ts';

export const OwnedPlaceContext = createContext<OwnedPlace | null>(null);

/** Null while the place loads. */
export const useLoadedPlace = (): OwnedPlace | null => use(OwnedPlaceContext);

export function useOwnedPlace(): OwnedPlace {
  const owned = use(OwnedPlaceContext);
  if (!owned) throw new Error('useOwnedPlace outside OwnerRoom');
  return owned;
}

type OwnerRoomProps = Omit<BackOfficeHead, 'whose'> & { placeId: string; children: ReactNode };

/** Only the team of the place can open the frame. The children are rendered after the place has loaded. */
export function OwnerRoom(props: OwnerRoomProps) {
  return (
    <Private>
      <Queries>
        <Door {...props} />
      </Queries>
    </Private>
  );
}

function Door({ placeId, children, ...head }: OwnerRoomProps) {
  const { data, error, refetch } = useQuery(ownedPlaceQuery(useApi(), placeId));
  if (error && !data) return <NoEntry error={error} retry={() => void refetch()} />;
  return (
    <OwnedPlaceContext value={data ?? null}>
      <BackOfficeFrame
        {...head}
        whose={
          data && (
            <>
              {data.place.facts.name}
              <TextLink kind="back" to={paths.place(data.place.slug)}>
                <ExternalLink size={16} aria-hidden />
                <Trans>Así la ven</Trans>
              </TextLink>
            </>
          )
        }
        menu={<OwnerMenu placeId={placeId} owned={data} />}
      >
        {data?.claim === 'claim_disputed' && <Disputed />}
        {data ? children : <SkeletonList />}
      </BackOfficeFrame>
    </OwnedPlaceContext>
  );
}

function Disputed() {
  const { t } = useLingui();
  return (
    <Alert tone="caution" live="none" title={t`Otra persona también pide este lugar`}>
      <Trans>La región lo revisa. Hasta que decida, la ficha se ve igual, pero no se cambia.</Trans>
    </Alert>
  );
}

function NoEntry({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useLingui();
  const isRefused = isMissing(error) || (error instanceof ApiError && error.status === 403);
  if (!isRefused)
    return (
      <div className="wrap">
        <Trouble error={error} retry={retry} />
      </div>
    );
  return (
    <SceneState
      level={1}
      scene="night"
      title={t`No estás en el equipo de este lugar`}
      action={
        <ButtonLink to={ownerPaths.places('all')}>
          <Trans>Ver mis lugares</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Si lo manejas con alguien, pídele que te invite con el correo de tu cuenta.</Trans>
      </p>
    </SceneState>
  );
}

function OwnerMenu({ placeId, owned }: { placeId: string; owned: OwnedPlace | undefined }) {
  const { t } = useLingui();
  const places = [
    {
      path: ownerPaths.place(placeId),
      icon: Sun,
      name: t`Hoy`,
      first: true,
      thumb: true,
      waiting: owned?.tasks.length ?? 0,
    },
    { path: ownerPaths.facts(placeId), icon: Store, name: t`Mi ficha`, thumb: true },
    {
      path: ownerPaths.questions(placeId),
      icon: MessageCircleQuestion,
      name: t`Preguntas`,
      thumb: true,
      waiting: owned?.waiting.questions ?? 0,
    },
    { path: ownerPaths.reviews(placeId), icon: Star, name: t`Opiniones`, waiting: owned?.waiting.reviews ?? 0 },
    { path: ownerPaths.notices(placeId), icon: Megaphone, name: t`Avisos`, thumb: true },
    { path: ownerPaths.photos(placeId), icon: Images, name: t`Fotos` },
    { path: ownerPaths.code(placeId), icon: QrCode, name: t`Cartel con código` },
    { path: ownerPaths.team(placeId), icon: Users, name: t`Equipo` },
  ];
  return (
    <BackOfficeMenu
      label={t`Tu lugar`}
      places={owned ? places : null}
      you={
        owned && (
          <>
            <p>
              <Trans>
                Tu papel: <b>{PLACE_ROLE_WORDS[owned.role].name}</b>
              </Trans>
            </p>
            <TextLink to={ownerPaths.places('all')}>
              <Trans>Todos mis lugares</Trans>
            </TextLink>
          </>
        )
      }
    />
  );
}
