import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BackOfficeSkeleton, Trouble } from '#features/backoffice/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';
import type { RegionPolicies } from '../../contract/region.ts';
import { regionPoliciesQuery } from './region.queries.ts';

/** The list of all kinds of legal texts. Each kind shows the version in force, the scheduled version and the draft. */
export function PolicyList() {
  const { data, error, refetch } = useQuery(regionPoliciesQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <BackOfficeSkeleton rows={10} />;
  return (
    <ul className={rows.rows}>
      {data.items.map((item) => (
        <Kind key={item.kind} item={item} />
      ))}
    </ul>
  );
}

function Kind({ item }: { item: RegionPolicies['items'][number] }) {
  const { kind, title, inForce, scheduled, draft, outdated, otherMode } = item;
  const since = inForce && formatDay(inForce.effectiveFrom);
  const coming = scheduled && formatDay(scheduled.effectiveFrom);
  return (
    <li className={classNames(rows.row, rows.two)}>
      <div>
        <Link to={regionPaths.policy(kind)} className={rows.name}>
          {title}
        </Link>
        <p className={rows.soft}>
          {inForce && (
            <Trans>
              Versión {inForce.version}, vigente desde el {since}
            </Trans>
          )}
          {inForce && inForce.accepted > 0 && (
            <>
              {' · '}
              <Plural value={inForce.accepted} one="# aceptación" other="# aceptaciones" />
            </>
          )}
        </p>
      </div>
      <p className={rows.end}>
        {inForce?.demo && (
          <span className={classNames(rows.badge, rows.doubt)}>
            <Trans>De demostración</Trans>
          </span>
        )}
        {otherMode && (
          <span className={classNames(rows.badge, rows.doubt)}>
            <Trans>Para otro modo legal</Trans>
          </span>
        )}
        {outdated && !otherMode && (
          <span className={classNames(rows.badge, rows.doubt)}>
            <Trans>Datos desactualizados</Trans>
          </span>
        )}
        {scheduled && (
          <span className={classNames(rows.badge, rows.good)}>
            <Trans>Programada para el {coming}</Trans>
          </span>
        )}
        {draft && (
          <span className={rows.badge}>
            <Trans>Borrador</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
