import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LayoutList } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import type { Overview } from '#features/backoffice/contract/overview.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useFace } from '#web/face.ts';
import { Queries } from '#web/http/queries.tsx';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClosedDoor } from './closed-door.tsx';
import styles from './office.module.css';
import { overviewQuery } from './office.queries.ts';
import { OFFICE_PLACES } from './office-places.ts';

interface OfficeProps {
  title: string;
  /** One sentence: what one does here. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A screen of the region's back office: its menu, its title, and the door, which opens for staff only. Its children are made when the door is open, so
 * their queries run for people who may ask. TanStack Query is there.
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

function Door({ title, lead, actions, children }: OfficeProps) {
  const overview = useQuery(overviewQuery(useApi()));
  if (overview.error && !overview.data)
    return <ClosedDoor error={overview.error} retry={() => void overview.refetch()} />;
  return (
    <div className={styles.office} data-office>
      <OfficeMenu overview={overview.data} />
      <div className={styles.room}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && overview.data && <div className={styles.actions}>{actions}</div>}
        </header>
        {overview.data ? children : <OfficeSkeleton />}
      </div>
    </div>
  );
}

/** Beside the room on a desk; on a phone a bar at the thumb, which opens the same list. */
function OfficeMenu({ overview }: { overview: Overview | undefined }) {
  const { t, i18n } = useLingui();
  const { region } = useFace();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on arrival.
  useEffect(() => setOpen(false), [pathname]);
  const role = overview?.you.role;
  const places = OFFICE_PLACES.filter(({ roles }) => role && roles.includes(role));
  const here = OFFICE_PLACES.findLast(
    ({ path }) => path === pathname || (path !== paths.office() && pathname.startsWith(`${path}/`)),
  );
  const waiting = (path: string) =>
    overview?.queues.filter(({ link }) => link.split('?')[0] === path).reduce((sum, { count }) => sum + count, 0) ?? 0;
  const list = (
    <ul className={styles.places}>
      {places.map(({ path, icon: Icon, name }) => (
        <li key={path}>
          <NavLink to={path} end={path === paths.office()}>
            <Icon size={20} aria-hidden />
            <span>{i18n._(name)}</span>
            {waiting(path) > 0 && (
              <span className={styles.waiting}>
                {waiting(path)}
                <span className="sr">
                  <Trans>en espera</Trans>
                </span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.menu} aria-label={t`Oficina de la región`}>
        <p className={styles.sign}>
          <Trans>Oficina</Trans>
          <b>{region}</b>
        </p>
        {overview ? list : <OfficeMenuSkeleton />}
        {overview && (
          <p className={styles.you}>
            <b>{overview.you.name}</b>
            {STAFF_ROLE_WORDS[overview.you.role].name}
          </p>
        )}
      </nav>
      <div className={styles.thumb}>
        <button type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <LayoutList size={20} aria-hidden />
          <span>{here ? i18n._(here.name) : t`Oficina`}</span>
          <small>
            <Trans>Menú de la oficina</Trans>
          </small>
        </button>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} side="bottom" label={t`Oficina de la región`}>
        <nav aria-label={t`Oficina de la región`} className={styles.sheet}>
          {list}
        </nav>
      </Sheet>
    </>
  );
}

const OfficeMenuSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {[70, 55, 80, 45, 60].map((width) => (
      <Skeleton key={width} width={`${width}%`} height="20px" />
    ))}
  </div>
);

/** Rows to come. */
export function OfficeSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are nothing yet.
        <Skeleton key={i} width="100%" height="56px" />
      ))}
    </div>
  );
}
