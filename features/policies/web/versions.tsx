import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import type { Policy } from '../contract/policy.ts';
import { showPolicy } from '../contract/routes.ts';
import styles from './versions.module.css';

const DifferenceView = lazy(() =>
  import('./difference/difference-view.tsx').then((it) => ({ default: it.DifferenceView })),
);

export function Versions({ policy }: { policy: Policy }) {
  const { t } = useLingui();
  const api = useApi();
  const [before, setBefore] = useState<Policy | null>(null);
  const submission = useSubmit();
  const { kind, version, versions } = policy;
  const previous = versions.find((it) => it.version < version);
  const words = { in_force: t`vigente`, scheduled: t`programada`, superseded: t`anterior` } as const;

  const compare = ({ version: earlier }: { version: number }) =>
    submission.submit(async (call) =>
      setBefore(await api.call(showPolicy, { params: { kind }, query: { version: earlier }, ...call })),
    );
  const shown = before && before.version < version ? before : null;

  return (
    <section className={`${styles.versions} ${flow.part} ${flow.stack3}`}>
      <h2>
        <Trans>Versiones</Trans>
      </h2>
      <ol className={flow.ruled}>
        {versions.map((it) => (
          <li key={it.version} className={flow.stackHalf} aria-current={it.version === version || undefined}>
            <span className={flow.row3}>
              <Link to={it.state === 'in_force' ? paths.policy(kind) : `${paths.policy(kind)}?version=${it.version}`}>
                <Trans>Versión {it.version}</Trans>
              </Link>
              <span className={`${textStyles.note} num`}>
                {formatDay(it.effectiveFrom)} · {words[it.state]}
              </span>
            </span>
            {it.summary && <span className={textStyles.note}>{it.summary}</span>}
          </li>
        ))}
      </ol>
      {previous && !shown && (
        <Actions>
          <Button kind="quiet" size="small" onClick={() => void compare(previous)}>
            <Trans>Ver qué cambió desde la versión {previous.version}</Trans>
          </Button>
        </Actions>
      )}
      <FormProblem of={submission} />
      {shown && (
        <div className={flow.stack3}>
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
