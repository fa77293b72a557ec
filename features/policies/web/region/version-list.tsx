import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { paths } from '#web/paths/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Row, RowEnd, RowMain, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { RegionPolicy } from '../../contract/region.ts';
import { withdrawPolicy } from '../../contract/region-routes.ts';
import { POLICY_STATE_WORDS } from '../policy-words.ts';

export function VersionList({ policy, onChanged }: { policy: RegionPolicy; onChanged: (next: RegionPolicy) => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const submission = useSubmit();
  const { kind, versions, can } = policy;
  const withdraw = (version: number) =>
    submission.submit(async (call) =>
      onChanged(await api.call(withdrawPolicy, { params: { kind }, body: { version }, ...call })),
    );
  return (
    <section className={flow.stack3}>
      <h2 className={textStyles.titleM}>
        <Trans>Versiones</Trans>
      </h2>
      <FormProblem of={submission} />
      <Rows>
        {versions.map(({ version, state, title, effectiveFrom, summary, accepted, demo }) => {
          const since = formatDay(effectiveFrom);
          return (
            <Row key={version} columns={2}>
              <RowMain>
                {state === 'draft' ? (
                  <b>
                    {version}. {title}
                  </b>
                ) : (
                  <TextLink kind="inline" to={`${paths.policy(kind)}?version=${version}`}>
                    {version}. {title}
                  </TextLink>
                )}
                <p className={textStyles.note}>
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
              </RowMain>
              <RowEnd>
                {demo && (
                  <Badge tone="doubt">
                    <Trans>De demostración</Trans>
                  </Badge>
                )}
                <Badge tone={state === 'in_force' ? 'good' : 'plain'}>{i18n._(POLICY_STATE_WORDS[state])}</Badge>
                {state === 'scheduled' && can.publish.allowed && (
                  <Button kind="quiet" size="small" disabled={submission.isBusy} onClick={() => void withdraw(version)}>
                    <Trans>Devolver a borrador</Trans>
                  </Button>
                )}
              </RowEnd>
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}
