import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintEvent } from '#features/complaints/contract/complaint.ts';
import { useFace } from '#web/face.ts';
import { formatDate, formatLongDate, localDate } from '#web/format/dates.ts';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { EVENT_WORDS } from './complaint-words.ts';

export function History({ events }: { events: ComplaintEvent[] }) {
  const { i18n } = useLingui();
  const { timeZone } = useFace();
  return (
    <EventList>
      {events.toReversed().map(({ at, action, body, by, dueOn, innerOnly }) => {
        const due = dueOn && formatLongDate(dueOn);
        const words = EVENT_WORDS[action];
        return (
          <EventItem key={at + action} tone={by === 'staff' ? 'accent' : 'plain'}>
            <div className={`${flow.row2} ${flow.ends}`}>
              <b>{words ? i18n._(words) : action}</b>
              <small>
                <time dateTime={at}>{formatDate(localDate(timeZone, new Date(at)))}</time>
              </small>
            </div>
            {body && <p className={textStyles.keepsLines}>{body}</p>}
            {due && action !== 'file' && (
              <p className={textStyles.note}>
                <Trans>Nuevo plazo: hasta el {due}</Trans>
              </p>
            )}
            {innerOnly && (
              <p className={textStyles.note}>
                <Trans>Solo la ve la oficina</Trans>
              </p>
            )}
          </EventItem>
        );
      })}
    </EventList>
  );
}
