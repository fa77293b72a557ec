import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#web/format/dates.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';
import type { RegionPolicy } from '../../contract/region.ts';
import { withdrawPolicy } from '../../contract/region-routes.ts';
import { POLICY_STATE_WORDS } from '../policy-words.ts';
import styles from './region.module.css';

/** All versions, newest first. A scheduled version can be withdrawn. */
export function VersionList({ policy, onChanged }: { policy: RegionPolicy; onChanged: (next: RegionPolicy) => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const [trouble, setTrouble] = useState<string | null>(null);
  const { kind, versions, can } = policy;
  async function withdraw(version: number) {
    setTrouble(null);
    try {
      onChanged(await api.call(withdrawPolicy, { params: { kind }, body: { version }, quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.problem.detail);
    }
  }
  return (
    <section>
      <h2 className={styles.label}>
        <Trans>Versiones</Trans>
      </h2>
      {trouble && <p role="alert">{trouble}</p>}
      <ul className={rows.rows}>
        {versions.map(({ version, state, title, effectiveFrom, summary, accepted, demo }) => {
          const since = formatDay(effectiveFrom);
          return (
            <li key={version} className={classNames(rows.row, rows.two)}>
              <div>
                {state === 'draft' ? (
                  <b>
                    {version}. {title}
                  </b>
                ) : (
                  <Link to={`${paths.policy(kind)}?version=${version}`} className={styles.plain}>
                    {version}. {title}
                  </Link>
                )}
                <p className={rows.soft}>
                  {state !== 'draft' && <Trans>Desde el {since}</Trans>}
                  {state !== 'draft' && summary && ' · '}
                  {summary}
                  {accepted > 0 && (
                    <>
                      {' · '}
                      <Plural value={accepted} one="# aceptación" other="# aceptaciones" />
                    </>
                  )}
                </p>
              </div>
              <p className={rows.end}>
                {demo && (
                  <span className={classNames(rows.badge, rows.doubt)}>
                    <Trans>De demostración</Trans>
                  </span>
                )}
                <span className={classNames(rows.badge, state === 'in_force' && rows.good)}>
                  {i18n._(POLICY_STATE_WORDS[state])}
                </span>
                {state === 'scheduled' && can.publish.allowed && (
                  <Button kind="quiet" size="small" onClick={() => void withdraw(version)}>
                    <Trans>Devolver a borrador</Trans>
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
