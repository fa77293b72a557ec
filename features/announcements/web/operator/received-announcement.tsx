import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMoment } from '#features/accounts/web/public.ts';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { AnnouncementPaper } from '../announcement-paper.tsx';
import { openedQuery, receivedKey } from './received.queries.ts';

export function ReceivedAnnouncement({ id }: { id: string }) {
  const moment = useMoment();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const { data, error, refetch } = useQuery(openedQuery(useApi(), operatorId, id));
  const isOpened = data !== undefined;
  useEffect(() => {
    if (isOpened) void queries.invalidateQueries({ queryKey: receivedKey(operatorId) });
  }, [isOpened, queries, operatorId]);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  return (
    <div className={flow.stack6}>
      <AnnouncementPaper subject={data.subject} body={data.body} when={moment(data.sentAt)} />
      <section className={flow.stack3}>
        <h2 className={textStyles.titleM}>
          <Trans>Quién lo leyó en tu equipo</Trans>
        </h2>
        <EventList>
          {data.readers.map(({ name, at }) => (
            <EventItem key={`${name} ${at}`}>
              <b>{name}</b> <small>{moment(at)}</small>
            </EventItem>
          ))}
        </EventList>
      </section>
    </div>
  );
}
