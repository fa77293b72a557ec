import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { OfficeSkeleton, Trouble } from '#features/backoffice/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { PolicyDesk } from '../../contract/desk.ts';
import styles from './desk.module.css';
import { policyDeskQuery } from './desk.queries.ts';

/** The ten kinds, each with what is in force, what comes, and what is being written. */
export function PolicyDeskList() {
  const { data, error, refetch } = useQuery(policyDeskQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <OfficeSkeleton rows={10} />;
  return (
    <ul className={styles.lines}>
      {data.items.map((item) => (
        <Kind key={item.kind} item={item} />
      ))}
    </ul>
  );
}

function Kind({ item }: { item: PolicyDesk['items'][number] }) {
  const { kind, title, inForce, scheduled, draft, outdated } = item;
  const since = inForce && formatDay(inForce.effectiveFrom);
  const coming = scheduled && formatDay(scheduled.effectiveFrom);
  return (
    <li className={styles.line}>
      <div>
        <Link to={paths.officePolicy(kind)} className={styles.name}>
          {title}
        </Link>
        <p className={styles.soft}>
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
      <p className={styles.badges}>
        {inForce?.demo && (
          <span className={classNames(styles.badge, styles.doubt)}>
            <Trans>De demostración</Trans>
          </span>
        )}
        {outdated && (
          <span className={classNames(styles.badge, styles.doubt)}>
            <Trans>Datos desactualizados</Trans>
          </span>
        )}
        {scheduled && (
          <span className={classNames(styles.badge, styles.good)}>
            <Trans>Programada para el {coming}</Trans>
          </span>
        )}
        {draft && (
          <span className={styles.badge}>
            <Trans>Borrador</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
