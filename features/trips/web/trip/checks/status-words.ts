import { useLingui } from '@lingui/react/macro';
import { formatClock } from '#web/format/time.ts';
import type { Status } from '../../document/history/make-room.ts';
import { type ClosureThen, type LeftOutWords, useLeftOutWords } from './planner-words.ts';

/** The further arguments are those of `useLeftOutWords`. */
export function useStatusWords(): (
  status: Status,
  nameOfPlace?: (id: string) => string,
  closed?: ClosureThen | null,
  isOpenSpace?: boolean,
) => LeftOutWords {
  const { t } = useLingui();
  const leftOut = useLeftOutWords();
  return (status, nameOfPlace = () => '', closed = null, isOpenSpace = false) => {
    switch (status.kind) {
      case 'fits': {
        const { day, stop } = status.room;
        return { why: t`Ahora sí cabe`, more: t`El día ${day + 1} a las ${formatClock(stop.begin)}.` };
      }
      case 'never':
        return leftOut(status.reason, nameOfPlace, closed, isOpenSpace);
      case 'full':
        return { why: t`Sin hueco libre`, more: t`Para ponerlo hay que mover otras paradas o sacar una.` };
      case 'unknown':
        return { why: t`Falta comprobarlo`, more: t`Cuando haya conexión te decimos si cabe.` };
    }
  };
}
