import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#web/format/dates.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { Button } from '#web/ui/button.tsx';
import type { Policy } from '../contract/policy.ts';
import { showPolicy } from '../contract/routes.ts';
import styles from './versions.module.css';

const DifferenceView = lazy(() =>
  import('./difference/difference-view.tsx').then((it) => ({ default: it.DifferenceView })),
);

/** All published versions of a text, and the changes in the displayed version. */
export function Versions({ policy }: { policy: Policy }) {
  const { t } = useLingui();
  const api = useApi();
  const [before, setBefore] = useState<Policy | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { kind, version, versions } = policy;
  const previous = versions.find((it) => it.version < version);
  const words = { in_force: t`vigente`, scheduled: t`programada`, superseded: t`anterior` } as const;

  async function compare() {
    if (!previous) return;
    setTrouble(null);
    try {
      const query = { version: previous.version };
      setBefore(await api.call(showPolicy, { params: { kind }, query, quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.problem.detail);
    }
  }
  const shown = before && before.version < version ? before : null;

  return (
    <section className={styles.versions}>
      <h2>
        <Trans>Versiones</Trans>
      </h2>
      <ol>
        {versions.map((it) => (
          <li key={it.version} aria-current={it.version === version || undefined}>
            <Link to={it.state === 'in_force' ? paths.policy(kind) : `${paths.policy(kind)}?version=${it.version}`}>
              <Trans>Versión {it.version}</Trans>
            </Link>
            <span>
              {formatDay(it.effectiveFrom)} · {words[it.state]}
            </span>
            {it.summary && <span className={styles.summary}>{it.summary}</span>}
          </li>
        ))}
      </ol>
      {previous && !shown && (
        <Button kind="quiet" size="small" onClick={() => void compare()}>
          <Trans>Ver qué cambió desde la versión {previous.version}</Trans>
        </Button>
      )}
      {trouble && <p role="alert">{trouble}</p>}
      {shown && (
        <div className={styles.compared}>
          <h3>
            <Trans>
              De la versión {shown.version} a la {version}
            </Trans>
          </h3>
          <Suspense fallback={null}>
            <DifferenceView before={shown.body} after={policy.body} heading="h4" />
          </Suspense>
        </div>
      )}
    </section>
  );
}
