import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMoment } from '#features/accounts/web/public.ts';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { Badge } from '#web/ui/badge.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { receivedQuery } from './received.queries.ts';

export function ReceivedList() {
  const { t } = useLingui();
  const moment = useMoment();
  const { id: operatorId } = useOperator();
  const list = useInfiniteQuery(receivedQuery(useApi(), operatorId));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return <SkeletonList rows={4} />;
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (items.length === 0) {
    return (
      <SceneState scene="desk" title={t`La región no te escribió todavía`}>
        <p>
          <Trans>Cuando tenga algo que decirte, te llega un correo y lo encuentras aquí.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <>
      <Rows>
        {items.map(({ id, subject, sentAt, readAt, unread }) => (
          <Row key={id} columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.announcement(operatorId, id)}>{subject}</RowLink>
              <p className={rows.soft}>
                {moment(sentAt)}
                {readAt && (
                  <>
                    {' · '}
                    <Trans>lo leíste el {moment(readAt)}</Trans>
                  </>
                )}
              </p>
            </RowMain>
            <RowEnd>
              {unread && (
                <Badge tone="doubt">
                  <Trans>Sin leer</Trans>
                </Badge>
              )}
            </RowEnd>
          </Row>
        ))}
      </Rows>
      <MoreRows list={list} />
    </>
  );
}
