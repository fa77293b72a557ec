import { route } from '#features/route.ts';
import { HoursConfirmation } from './confirmation.ts';
import { OwnerSecretHeaders } from './team.ts';

const byLink = {
  tag: 'Dueños',
  right: 'place.confirm',
  headers: OwnerSecretHeaders,
  rateLimit: { max: 30, timeWindow: 60_000 },
  replies: { 200: HoursConfirmation },
} as const;

export const showHoursConfirmation = route('GET /api/place-confirmations/show', {
  ...byLink,
  id: 'showHoursConfirmation',
  summary: 'El horario que pregunta un enlace; no cambia nada',
  errors: ['confirmation_not_found'],
});

export const confirmHoursByLink = route('POST /api/place-confirmations/', {
  ...byLink,
  id: 'confirmHoursByLink',
  summary: 'Dice que el horario sigue igual, sin iniciar sesión',
  errors: ['confirmation_not_found', 'company_not_found', 'company_of_operator', 'company_cannot', 'place_disputed'],
});
