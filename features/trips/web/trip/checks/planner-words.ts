import { useLingui } from '@lingui/react/macro';
import type { ClosureNotice } from '#features/closures/contract/closure.ts';
import { closureWords } from '#features/closures/contract/closure-words.ts';
import type { LeftOutReason, Need, TimeWindow } from '#planner/model.ts';
import type { BrokenReason } from '#planner/validate.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatClock, formatDuration } from '#web/format/time.ts';
import type { TripDifference } from '../../document/history/trip-difference.ts';
import { useShortList } from '../days/short-list.ts';

const MOST_NAMES = 3;

export function writeWindows(windows: readonly TimeWindow[]): string {
  return windows.map(({ open, close }) => `${formatClock(open)}–${formatClock(close)}`).join(', ');
}

export function useNeedNames(): Record<Need, string> {
  const { t } = useLingui();
  return {
    step_free: t`sin escalones`,
    children: t`apto para niños`,
    low_effort: t`poco esfuerzo`,
    shade: t`con sombra`,
    low_altitude: t`poca altura`,
  };
}

/** `nameOfStop` returns the name of the place of a stop. `closed` is the closure of the place on this day. */
export function useBrokenWords(): (
  reason: BrokenReason,
  nameOfStop: (id: string) => string,
  closed?: ClosureThen | null,
) => string {
  const { t } = useLingui();
  const needs = useNeedNames();
  return (reason, nameOfStop, closed) => {
    switch (reason.code) {
      case 'unknown_place':
        return t`No tenemos sus datos para esos días`;
      case 'planned_twice':
        return t`Ya está en otro momento del viaje`;
      case 'closed_that_day':
        return closed ? closureWords(closed.closure, closed.date) : t`Cierra ese día`;
      case 'closed_then':
        if (closed?.closure.hours) return closureWords(closed.closure, closed.date);
        return t`Fuera de su horario: abre ${writeWindows(reason.windows)}`;
      case 'hours_only_assumed':
        return t`Su horario es supuesto y pediste solo publicados`;
      case 'need_not_met':
        return t`No cumple lo que pediste: ${needs[reason.need]}`;
      case 'overlaps':
        return t`Se cruza con ${nameOfStop(reason.with)}`;
      case 'no_way':
        return t`No conocemos un camino hasta ahí`;
      case 'cannot_arrive':
        return t`No llegas antes de las ${formatClock(reason.earliest)}`;
      case 'before_the_day':
        return t`Saldrías antes de tu hora: lo más temprano es ${formatClock(reason.earliest)}`;
      case 'after_the_day':
        return t`Volverías a las ${formatClock(reason.back)}, después de tus ${formatClock(reason.latest)}`;
      case 'meal_outside_hours':
        return t`Fuera de la hora de comer: ${writeWindows([reason.window])}`;
    }
  };
}

export interface ClosureThen {
  closure: ClosureNotice;
  date: string;
}

export interface LeftOutWords {
  why: string;
  more: string;
}

export function useLeftOutWords(): (
  reason: LeftOutReason,
  nameOfPlace: (id: string) => string,
  closed?: ClosureThen | null,
  isOpenSpace?: boolean,
) => LeftOutWords {
  const { t } = useLingui();
  const needs = useNeedNames();
  const { currency } = useFace();
  const names = useShortList();
  return (reason, nameOfPlace, closed, isOpenSpace = false) => {
    const namesOf = (ids: string[]) => names(ids.map(nameOfPlace), MOST_NAMES);
    switch (reason.code) {
      case 'closed_those_days':
        return {
          why: t`Cierra esos días`,
          more: closed ? `${closureWords(closed.closure, closed.date)}.` : t`No abre en ninguna de tus fechas.`,
        };
      case 'hours_unknown':
        return { why: t`Sin horario publicado`, more: t`Nadie ha publicado su horario, y pediste solo publicados.` };
      case 'does_not_fit_before_closing':
        // An open space never closes, so the traveller's day is too short for the visit.
        if (isOpenSpace)
          return { why: t`No alcanza tu día`, more: t`No queda un rato libre que alcance para ir, verlo y volver.` };
        return { why: t`No cabe antes del cierre`, more: t`Cuando quedaría tiempo libre cerca, ya está cerrado.` };
      case 'too_far':
        return reason.minutes < 0
          ? { why: t`Sin camino conocido`, more: t`No tenemos cómo llegar desde donde empiezas.` }
          : { why: t`Queda lejos`, more: t`${formatDuration(reason.minutes)} solo de ida: no cabe en tu día.` };
      case 'over_budget':
        return {
          why: t`Pasa tu tope`,
          more: t`La entrada cuesta ${formatMoney(reason.cost, currency.code)} para el grupo.`,
        };
      case 'need_not_met':
        return { why: t`No cumple lo que pediste`, more: t`Pediste ${needs[reason.need]}.` };
      case 'already_similar':
        return {
          why: t`Se parece a ${nameOfPlace(reason.like[0]!)}`,
          more:
            reason.like.length > 1
              ? t`Es del mismo tipo. También ya ves ${namesOf(reason.like.slice(1))}.`
              : t`Es del mismo tipo, y ya lo ves en tu viaje.`,
        };
      case 'no_time_left':
        return { why: t`No alcanza el tiempo`, more: t`No queda un rato libre que alcance junto a tus demás paradas.` };
      case 'more_travel':
        return {
          why: t`Queda a trasmano`,
          more: t`Suma ${formatDuration(reason.minutes)} de camino, sin sacar otra parada.`,
        };
      case 'would_cost':
        if (reason.places.length === 0)
          return { why: t`Cabe, pero con menos descanso`, more: t`No saca ninguna otra parada.` };
        return {
          why: t`Sacaría a otra parada`,
          more:
            reason.places.length > 1
              ? t`Si entra, salen ${namesOf(reason.places)}.`
              : t`Si entra, sale ${namesOf(reason.places)}.`,
        };
      case 'avoided':
        return { why: t`Pediste no verlo`, more: t`Está en tu lista de «mejor no».` };
    }
  };
}

export function useDifferenceWords(): (change: TripDifference, nameOfPlace: (id: string) => string) => string {
  const { t } = useLingui();
  const names = useShortList();
  return ({ moved, came, left }, nameOfPlace) => {
    const namesOf = (ids: string[]) => names(ids.map(nameOfPlace), MOST_NAMES);
    return [
      moved === 0 ? null : moved === 1 ? t`Movimos una parada.` : t`Movimos ${moved} paradas.`,
      came.length === 0 ? null : came.length === 1 ? t`Entra ${namesOf(came)}.` : t`Entran ${namesOf(came)}.`,
      left.length === 0 ? null : left.length === 1 ? t`Sale ${namesOf(left)}.` : t`Salen ${namesOf(left)}.`,
    ]
      .filter(Boolean)
      .join(' ');
  };
}
