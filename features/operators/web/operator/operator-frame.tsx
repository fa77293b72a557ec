import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { BackOfficeFrame, type BackOfficeHead, BackOfficeMenu, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError, isMissing } from '#web/http/problem.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type ManagedOperator, OPERATOR_ROLE_WORDS } from '../../contract/managed-operator.ts';
import { operatorQuery, quotationCountsQuery, unreadAnnouncementsQuery } from './operator.queries.ts';
import { isClosedTo, OPERATOR_PLACES } from './operator-entries.ts';

export const OperatorContext = createContext<ManagedOperator | null>(null);

export function useOperator(): ManagedOperator {
  const operator = use(OperatorContext);
  if (!operator) throw new Error('useOperator outside OperatorRoom');
  return operator;
}

type OperatorRoomProps = Omit<BackOfficeHead, 'whose' | 'lead'> & {
  operatorId: string;
  lead?: ReactNode;
  leadOfGuide?: ReactNode;
  children: ReactNode;
};

/** Only the operator's people can open the frame. The children are rendered after the operator has loaded. */
export function OperatorRoom(props: OperatorRoomProps) {
  return (
    <Private>
      <Queries>
        <Door {...props} />
      </Queries>
    </Private>
  );
}

function Door({ operatorId, actions, lead, leadOfGuide, children, ...head }: OperatorRoomProps) {
  const { data, error, refetch } = useQuery(operatorQuery(useApi(), operatorId));
  const { pathname } = useLocation();
  const closed = data !== undefined && isClosedTo(data, pathname);
  if (error && !data) return <NoEntry error={error} retry={() => void refetch()} />;
  return (
    <OperatorContext value={data ?? null}>
      <BackOfficeFrame
        {...head}
        lead={data?.role === 'guide' ? (leadOfGuide ?? lead) : lead}
        whose={
          <>
            {data?.name ?? ' '} {data?.fictional && <DemoBadge />}
          </>
        }
        actions={data && !closed && actions}
        menu={<OperatorMenu operatorId={operatorId} operator={data} />}
      >
        {!data ? <SkeletonList /> : closed ? <NotYours /> : children}
      </BackOfficeFrame>
    </OperatorContext>
  );
}

function NotYours() {
  const { t } = useLingui();
  const { id, role } = useOperator();
  return (
    <SceneState
      scene="night"
      title={t`Esta parte no es de tu papel`}
      action={
        <ButtonLink to={operatorPaths.today(id)}>
          <Trans>Ir a Hoy</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Entras como {OPERATOR_ROLE_WORDS[role].name.toLowerCase()}. Si la necesitas, pide a quien dirige el operador
          que cambie tu papel.
        </Trans>
      </p>
    </SceneState>
  );
}

function NoEntry({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useLingui();
  const isRefused = isMissing(error) || (error instanceof ApiError && error.status === 403);
  if (!isRefused) {
    return (
      <div className="wrap">
        <Trouble error={error} retry={retry} />
      </div>
    );
  }
  return (
    <SceneState
      level={1}
      scene="night"
      title={t`No estás en el equipo de este operador`}
      action={
        <ButtonLink to={operatorPaths.memberships()}>
          <Trans>Ver mis operadores</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>Si trabajas con él, pide a quien lo dirige que te invite con el correo de tu cuenta.</Trans>
      </p>
    </SceneState>
  );
}

function OperatorMenu({ operatorId, operator }: { operatorId: string; operator: ManagedOperator | undefined }) {
  const { t, i18n } = useLingui();
  const hasSeveral = useSession(({ person }) => (person?.operators?.length ?? 0) > 1);
  const isSeller = operator !== undefined && operator.role !== 'guide';
  const api = useApi();
  const asked = useQuery({ ...quotationCountsQuery(api, operatorId), enabled: isSeller });
  const announced = useQuery({ ...unreadAnnouncementsQuery(api, operatorId), enabled: isSeller });
  const waiting = new Map([
    [operatorPaths.quotations, asked.data?.open ?? 0],
    [operatorPaths.announcements, announced.data?.unread ?? 0],
  ]);
  const places = OPERATOR_PLACES.filter(({ roles }) => operator && roles.includes(operator.role)).map((place) => ({
    ...place,
    path: place.path(operatorId),
    name: i18n._(place.name),
    first: place.path === operatorPaths.today,
    waiting: waiting.get(place.path) ?? 0,
  }));
  return (
    <BackOfficeMenu
      label={t`Oficina del operador`}
      places={operator ? places : null}
      you={
        operator && (
          <>
            <p>
              <Trans>
                Tu papel: <b>{OPERATOR_ROLE_WORDS[operator.role].name}</b>
              </Trans>
            </p>
            {hasSeveral && (
              <TextLink to={operatorPaths.memberships()}>
                <Trans>Todos mis operadores</Trans>
              </TextLink>
            )}
          </>
        )
      }
    />
  );
}
