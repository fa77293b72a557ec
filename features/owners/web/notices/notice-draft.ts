import type { NoticeEffect, NoticeInput } from '../../contract/notice.ts';
import { readNotice } from '../../contract/read-notice.ts';

/** A change of the hours. `at` is empty until the person types an hour. */
export interface HoursChange {
  effect: NoticeEffect;
  at: string;
}

export interface NoticeDraft {
  words: string;
  /** The choice of the person. Undefined as long as the form follows the words. */
  change?: HoursChange | null;
  days?: { from: string | null; until: string | null };
}

export interface NoticeView {
  change: HoursChange | null;
  /** The change that the words name, or an empty one. */
  offered: HoursChange;
  from: string | null;
  until: string | null;
  isToday: boolean;
  notice: NoticeInput;
}

/** The notice that the form shows. A choice of the person comes before the words. @param today a local day */
export function noticeOf({ words, change: chosen, days }: NoticeDraft, today: string): NoticeView {
  const read = readNotice(words, today);
  const fromWords = read.effect && { effect: read.effect, at: read.at ?? '' };
  const change = chosen === undefined ? fromWords : chosen;
  const { from, until } = days ?? { from: read.startsOn, until: read.endsOn };
  const said = words.trim();
  return {
    ...{ change, from, until },
    offered: fromWords ?? { effect: 'early', at: '' },
    isToday: from === today && until === today,
    notice: {
      ...(said && { words: said }),
      ...(change && { effect: change.effect }),
      ...(change && change.effect !== 'closed' && change.at && { at: change.at }),
      startsOn: from ?? today,
      endsOn: until ?? from ?? today,
      ...(change && read.reason && { reason: read.reason }),
    },
  };
}
