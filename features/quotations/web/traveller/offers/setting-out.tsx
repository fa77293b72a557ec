import { Trans } from '@lingui/react/macro';
import { formatDate } from '#web/format/dates.ts';
import { formatClock } from '#web/format/time.ts';
import type { LineMeeting } from '../../../contract/line-meeting.ts';
import type { OfferContent } from '../../../contract/offer.ts';
import { settingOut } from '../../../contract/offer-times.ts';

interface SettingOutProps {
  content: Pick<OfferContent, 'startDate' | 'days' | 'lines' | 'meeting'>;
  /** Ids of the lines that are not cancelled. Null means all lines. */
  remaining: readonly string[] | null;
  /** Meeting points of lines that do not start at the meeting point of the offer. */
  meetings: readonly LineMeeting[];
}

export function SettingOut({ content, remaining, meetings }: SettingOutProps) {
  const { startDate, lines, meeting } = content;
  const out = settingOut(content, remaining);
  const first = out && elsewhere(out.lines, meetings);
  const place = first?.name ?? meeting.name;
  const others = meetings.filter(({ date, name }) => !(first && date === startDate && name === first.name));
  const begins = formatDate(startDate);
  const hour = out && formatClock(out.begin);
  return (
    <>
      <li>
        {hour ? (
          <Trans>
            Sales el {begins} a las {hour}. Encuentro: {place}.
          </Trans>
        ) : (
          <Trans>
            Sales el {begins}. Encuentro: {place}.
          </Trans>
        )}{' '}
        <Trans>Lleva tus comprobantes: están en tu reserva y abren sin señal.</Trans>
      </li>
      {others.map(({ lineId, date, time, name }) => {
        const title = lines.find(({ id }) => id === lineId)?.title;
        const day = formatDate(date);
        return (
          <li key={lineId}>
            {time ? (
              <Trans>
                {title}, el {day} a las {time}. Encuentro: {name}.
              </Trans>
            ) : (
              <Trans>
                {title}, el {day}. Encuentro: {name}.
              </Trans>
            )}
          </li>
        );
      })}
    </>
  );
}

/** @returns undefined if the lines start at the meeting point of the offer */
function elsewhere(leading: readonly string[], meetings: readonly LineMeeting[]): LineMeeting | undefined {
  const found = leading.map((id) => meetings.find(({ lineId }) => lineId === id));
  return found.every((one) => one && one.name === found[0]!.name) ? found[0] : undefined;
}
