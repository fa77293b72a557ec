import { MOST_PEOPLE } from './limits.ts';

export type PlanningErrorCode =
  | 'planning_busy'
  | 'planning_day_too_short'
  | 'planning_party_too_large'
  | 'planning_place_unknown';

export const PLANNING_ERRORS = {
  planning_busy: {
    status: 503,
    title: 'Muchos viajes a la vez',
    detail: 'Ahora mismo estamos armando muchos viajes. Inténtalo de nuevo en unos segundos.',
  },
  planning_day_too_short: {
    status: 400,
    title: 'El día es demasiado corto',
    detail: 'Entre la hora de salida y la de regreso hace falta al menos una hora.',
  },
  planning_party_too_large: {
    status: 400,
    title: 'El grupo es demasiado grande',
    detail: `Un viaje es para ${MOST_PEOPLE} personas como máximo. Arma uno por cada parte del grupo.`,
  },
  planning_place_unknown: {
    status: 400,
    title: 'Lugar desconocido',
    detail: 'El punto de partida o de llegada no es un lugar publicado de esta región.',
  },
} as const satisfies Record<PlanningErrorCode, { status: number; title: string; detail: string }>;
