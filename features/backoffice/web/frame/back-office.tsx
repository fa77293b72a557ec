import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Private } from '#features/accounts/web/public.ts';
import type { Overview } from '#features/backoffice/contract/overview.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useFace } from '#web/face.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { overviewQuery } from './back-office.queries.ts';
import { OFFICE_PLACES } from './back-office-entries.ts';
import { OfficeFrame, type OfficeHead } from './back-office-frame.tsx';
import { OfficeMenu } from './back-office-menu.tsx';
import { OfficeSkeleton } from './back-office-skeleton.tsx';
import { ClosedDoor } from './closed-door.tsx';

type OfficeProps = Omit<OfficeHead, 'whose'> & { children: ReactNode };

/**
 * A screen of the region's back office: its menu, its title, and the door, which opens for staff only. Its children are made when the door is open, so
 * their queries run for people who may ask. TanStack Query is there, also for the title.
 */
export function Office(props: OfficeProps) {
  return (
    <Private>
      <Queries>
        <Door {...props} />
      </Queries>
    </Private>
  );
}

function Door({ actions, children, ...head }: OfficeProps) {
  const { data: overview, error, refetch } = useQuery(overviewQuery(useApi()));
  if (error && !overview) return <ClosedDoor error={error} retry={() => void refetch()} />;
  return (
    <OfficeFrame {...head} actions={overview && actions} menu={<RegionMenu overview={overview} />}>
      {overview ? children : <OfficeSkeleton />}
    </OfficeFrame>
  );
}

function RegionMenu({ overview }: { overview: Overview | undefined }) {
  const { t, i18n } = useLingui();
  const { region } = useFace();
  const role = overview?.you.role;
  const waiting = (path: string) =>
    overview?.queues.filter(({ link }) => link.split('?')[0] === path).reduce((sum, { count }) => sum + count, 0);
  const places = OFFICE_PLACES.filter(({ roles }) => role && roles.includes(role)).map((place) => ({
    ...place,
    name: i18n._(place.name),
    first: place.path === paths.office(),
    waiting: waiting(place.path),
  }));
  return (
    <OfficeMenu
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
