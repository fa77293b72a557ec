import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Private } from '#features/accounts/web/public.ts';
import type { Overview } from '#features/backoffice/contract/overview.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useFace } from '#web/face.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { overviewQuery } from './back-office.queries.ts';
import { BACK_OFFICE_ENTRIES } from './back-office-entries.ts';
import { BackOfficeFrame, type BackOfficeHead } from './back-office-frame.tsx';
import { BackOfficeMenu } from './back-office-menu.tsx';
import { ClosedDoor } from './closed-door.tsx';
import { FreshOverview } from './fresh-overview.tsx';

type BackOfficeProps = Omit<BackOfficeHead, 'whose'> & { children: ReactNode };

export function BackOffice(props: BackOfficeProps) {
  return (
    <Private>
      <Queries>
        <Door {...props} />
      </Queries>
    </Private>
  );
}

function Door({ actions, children, ...head }: BackOfficeProps) {
  const { data: overview, error, refetch } = useQuery(overviewQuery(useApi()));
  if (error && !overview) return <ClosedDoor error={error} retry={() => void refetch()} />;
  return (
    <FreshOverview>
      <BackOfficeFrame {...head} actions={overview && actions} menu={<RegionMenu overview={overview} />}>
        {overview ? children : <SkeletonList />}
      </BackOfficeFrame>
    </FreshOverview>
  );
}

function RegionMenu({ overview }: { overview: Overview | undefined }) {
  const { t, i18n } = useLingui();
  const { region } = useFace();
  const role = overview?.you.role;
  const waiting = (path: string) =>
    overview?.queues.filter(({ link }) => link.split('?')[0] === path).reduce((sum, { count }) => sum + count, 0);
  const places = BACK_OFFICE_ENTRIES.filter(({ roles }) => role && roles.includes(role)).map((place) => ({
    ...place,
    name: i18n._(place.name),
    first: place.path === regionPaths.overview(),
    waiting: waiting(place.path),
  }));
  return (
    <BackOfficeMenu
      label={t`Oficina de la región`}
      places={overview ? places : null}
      sign={
        <>
          <Trans>Oficina</Trans>
          <b>{region}</b>
        </>
      }
      you={
        overview && (
          <p>
            <b>{overview.you.name}</b>
            <br />
            {STAFF_ROLE_WORDS[overview.you.role].name}
          </p>
        )
      }
    />
  );
}
