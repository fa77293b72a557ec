import { useLingui } from '@lingui/react/macro';
import { formatClock, formatDuration } from '#web/format/time.ts';
import type { Status } from '../../document/history/make-room.ts';
import type { NoRoom } from '../../document/history/no-room.ts';
import { type ClosureThen, type LeftOutWords, useLeftOutWords, writeWindows } from './planner-words.ts';

/** The further arguments are those of `useLeftOutWords`. */
export function useStatusWords(): (
  status: Status,
  nameOfPlace?: (id: string) => string,
  closed?: ClosureThen | null,
  isOpenSpace?: boolean,
) => LeftOutWords {
  const { t } = useLingui();
  const leftOut = useLeftOutWords();
  const fullWords = useNoRoomWords();
  return (status, nameOfPlace = () => '', closed = null, isOpenSpace = false) => {
    switch (status.kind) {
      case 'fits': {
        const { day, stop } = status.room;
        return { why: t`Ahora sí cabe`, more: t`El día ${day + 1} a las ${formatClock(stop.begin)}.` };
      }
      case 'never':
        return leftOut(status.reason, nameOfPlace, closed, isOpenSpace);
      case 'full':
        return fullWords(status.why);
      case 'unknown':
        return { why: t`Falta comprobarlo`, more: t`Cuando haya conexión te decimos si cabe.` };
    }
  };
}

/** Names the reason and what the traveller can do. */
function useNoRoomWords(): (why: NoRoom) => LeftOutWords {
  const { t } = useLingui();
  return (why) => {
    switch (why.code) {
      case 'assumed_hours':
        return {
          why: t`Su horario es supuesto`,
          more: t`Suponemos que abre ${writeWindows(why.windows)}, y a esas horas tus días están llenos. Averigua su horario, o mueve una parada.`,
        };
      case 'hours':
        return {
          why: t`A sus horas no hay hueco`,
          more: t`Abre ${writeWindows(why.windows)}, y a esas horas tus días están llenos. Para ponerlo hay que mover o sacar una parada.`,
        };
      case 'closed':
        return {
          why: t`Cierra el día que tienes libre`,
          more: t`El día ${why.day + 1} tienes sitio, pero ese día cierra. Para ponerlo otro día hay que mover o sacar una parada.`,
        };
      case 'far':
        return {
          why: t`Queda lejos`,
          more: t`${formatDuration(why.minutes)} solo de ida: la visita cabe, el camino no. Para ponerlo hay que sacar una parada.`,
        };
      case 'days_full':
        return {
          why: t`Sin hueco libre`,
          more: t`Ningún día tiene un hueco libre. Para ponerlo hay que mover otras paradas o sacar una.`,
        };
    }
  };
}
