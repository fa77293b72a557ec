import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { closureSpan, closureWords, hoursChangeText } from '#features/closures/contract/closure-words.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Nothing, Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { Notice, Notices } from '../../contract/notice.ts';
import { endNotice, resumeNotice } from '../../contract/notice-routes.ts';
import { noticesQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { NoticeForm } from './notice-form.tsx';

export function NoticesScreen() {
  const api = useApi();
  const queries = useQueryClient();
  const { place, claim } = useOwnedPlace();
  const query = noticesQuery(api, place.id);
  const { data, error, refetch } = useQuery(query);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const keep = (notices: Notices) => queries.setQueryData(query.queryKey, notices);
  return (
    <div className={classNames(flow.stack5, flow.narrow)}>
      {claim !== 'claim_disputed' && <NoticeForm today={data.today} keep={keep} />}
      <section className={flow.stack3}>
        <h2>
          <Trans>Los que siguen en pie</Trans>
        </h2>
        {data.items.length === 0 ? (
          <Nothing>
            <Trans>Ninguno: abres como dice tu horario.</Trans>
          </Nothing>
        ) : (
          <Rows>
            {data.items.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} today={data.today} keep={keep} />
            ))}
          </Rows>
        )}
      </section>
    </div>
  );
}

interface NoticeRowProps {
  notice: Notice;
  today: string;
  keep: (notices: Notices) => void;
}

function NoticeRow({ notice, today, keep }: NoticeRowProps) {
  const { t } = useLingui();
  const api = useApi();
  const placeId = useOwnedPlace().place.id;
  const submission = useSubmit();
  const { words, closure, state, why } = notice;
  const params = { placeId, noticeId: notice.id };
  const name =
    words ?? closureWords({ kind: 'place', name: null, severity: 'closed', ...notice, reason: '', ...closure }, today);
  const end = () =>
    submission.submit(async (call) => {
      keep(await api.call(endNotice, { params, ...call }));
      toast({
        text: t`Aviso quitado.`,
        action: { label: t`Deshacer`, run: () => void api.call(resumeNotice, { params }).then(keep) },
      });
    });
  return (
    <Row columns={2}>
      <RowMain>
        <RowName className={flow.mark2}>
          <Megaphone size={18} aria-hidden />
          {name}
        </RowName>
        <RowFacts>
          {words && (
            <span>
              {closure ? hoursChangeText({ ...notice, ...closure }, today) : capitalize(closureSpan(notice, today))}
            </span>
          )}
          {state === 'removed' && (
            <>
              <Badge tone="bad">
                <Trans>La región lo retiró</Trans>
              </Badge>
              <small>{why}</small>
            </>
          )}
        </RowFacts>
        <FormProblem of={submission} />
      </RowMain>
      <RowEnd>
        {state === 'published' && (
          <Button
            kind="quiet"
            size="small"
            aria-label={t`Quitar: ${name}`}
            disabled={submission.isBusy}
            onClick={() => void end()}
          >
            <Trans>Quitar</Trans>
          </Button>
        )}
      </RowEnd>
    </Row>
  );
}
