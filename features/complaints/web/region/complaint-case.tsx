import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import type { StaffAction } from '#features/complaints/contract/complaint-states.ts';
import { answerComplaint } from '#features/complaints/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from '../case/case.module.css';
import { History } from '../case/history.tsx';
import { SheetView } from '../case/sheet-view.tsx';
import { ClockStrip } from '../clock-strip.tsx';
import { ComplaintWork } from './complaint-work.tsx';
import { complaintCaseQuery } from './region.queries.ts';

export function ComplaintCase({ reference }: { reference: string }) {
  const api = useApi();
  const known = useQueryClient();
  const query = complaintCaseQuery(api, reference);
  const { data, error, refetch } = useQuery(query);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;

  async function act(action: StaffAction, body: string | undefined, call: AttemptCall) {
    const next = await api.call(answerComplaint, {
      params: { reference },
      body: { action, ...(body && { body }) },
      ...call,
    });
    known.setQueryData(query.queryKey, next);
    void known.invalidateQueries({ queryKey: backOfficeKey, predicate: ({ queryKey }) => queryKey !== query.queryKey });
  }

  return (
    <div className={styles.columns}>
      <div className={flow.stack56}>
        <Card as="section" size="large">
          <ClockStrip clock={data.clock} />
        </Card>
        <ComplaintWork key={data.state} complaint={data} act={act} />
        <section className={flow.stack4}>
          <h2 className={textStyles.titleM}>
            <Trans>Historial</Trans>
          </h2>
          <History events={data.events} />
        </section>
        <p>
          <Link to={regionPaths.complaints()}>
            <Trans>Volver a los reclamos</Trans>
          </Link>
        </p>
      </div>
      <aside>
        <Card look="paper" size="large">
          <SheetView complaint={data} />
        </Card>
      </aside>
    </div>
  );
}
