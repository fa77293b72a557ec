import type { Issue } from '#features/issues.ts';
import { MOST_NOTICE_DAYS, NOTICE_WORDS, type NoticeInput } from '#features/owners/contract/notice.ts';
import { dayFromIso } from '#planner/hours/calendar.ts';

/** Continues the sentence "Cerrado por …". */
const NO_REASON = 'decisión del lugar';

export function noticeIssues({ words, effect, at, startsOn, endsOn }: NoticeInput): Issue[] {
  const say = (field: string, message: string): Issue => ({ path: `body.notice.${field}`, code: 'notice', message });
  const isShort = words !== undefined && words.trim().length < NOTICE_WORDS.least;
  return [
    ...(isShort || (words === undefined && effect === undefined) ? [say('words', 'Escribe qué quieres avisar.')] : []),
    ...(effect !== undefined && effect !== 'closed' && !at ? [say('at', 'Escribe la hora.')] : []),
    ...(effect === 'late' && at === '00:00' ? [say('at', 'A esa hora empieza el día.')] : []),
    ...(effect === 'early' && at === '00:00' ? [say('at', 'Si no abre, elige que cierra todo el día.')] : []),
    ...(endsOn < startsOn ? [say('endsOn', 'Termina antes de empezar.')] : []),
    ...(dayFromIso(endsOn) - dayFromIso(startsOn) >= MOST_NOTICE_DAYS
      ? [say('endsOn', `Un aviso dura ${MOST_NOTICE_DAYS} días como mucho. Si es para más, cambia tu horario.`)]
      : []),
  ];
}

/** Screens write "por" before the reason. */
export const reasonOf = ({ reason = '' }: Pick<NoticeInput, 'reason'>): string => {
  const tidy = reason.trim().replace(/^por\s+/i, '');
  return tidy.length < 3 ? NO_REASON : tidy;
};
