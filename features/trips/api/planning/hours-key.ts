import { createHash } from 'node:crypto';
import type { PlanningPlace } from '#features/places/api/public.ts';

/** Changes if and only if the hours of the place change. */
export const hoursKey = ({ hoursClass, hoursRule }: Pick<PlanningPlace, 'hoursClass' | 'hoursRule'>): string =>
  createHash('sha256').update(`${hoursClass}\n${hoursRule}`).digest('base64url').slice(0, 10);
