import type { ClosedHours } from '#features/closures/contract/closure.ts';
import type { Issue } from '#features/issues.ts';
import { MOST_NOTICE_DAYS, type NoticeInput } from '#features/owners/contract/notice.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';

const DAY = 1440;
/** Continues the sentence "Cerrado por …". */
const NO_REASON = 'decisión del lugar';

export function noticeIssues({ effect, at, startsOn, endsOn }: NoticeInput): Issue[] {
  const say = (field: string, message: string): Issue => ({ path: `body.notice.${field}`, code: 'notice', message });
  return [
    ...(effect !== 'closed' && !at ? [say('at', 'Escribe la hora.')] : []),
    ...(effect === 'late' && at === '00:00' ? [say('at', 'A esa hora empieza el día.')] : []),
    ...(effect === 'early' && at === '00:00' ? [say('at', 'Si no abre, elige que cierra todo el día.')] : []),
    ...(endsOn < startsOn ? [say('endsOn', 'Termina antes de empezar.')] : []),
    ...(dayFromIso(endsOn) - dayFromIso(startsOn) >= MOST_NOTICE_DAYS
      ? [say('endsOn', `Un aviso dura ${MOST_NOTICE_DAYS} días como mucho. Si es para siempre, cambia tu horario.`)]
      : []),
  ];
}

/** @returns null if the place is closed all day */
export function closedHoursOf({ effect, at }: Pick<NoticeInput, 'effect' | 'at'>): ClosedHours | null {
  if (effect === 'closed' || !at) return null;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const time = hour * 60 + minute;
  return effect === 'early' ? { from: time, to: DAY } : { from: 0, to: time };
}

/** Screens write "por" before the reason. */
export const reasonOf = ({ reason = '' }: Pick<NoticeInput, 'reason'>): string => {
  const tidy = reason.trim().replace(/^por\s+/i, '');
  return tidy.length < 3 ? NO_REASON : tidy;
};
