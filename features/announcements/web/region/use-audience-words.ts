import { useLingui } from '@lingui/react/macro';
import { OPERATOR_STATE_NAMES } from '#features/operators/contract/operator-states.ts';
import { PLAN_CATEGORY_NAMES } from '#features/operators/contract/plan-categories.ts';
import type { Audience } from '../../contract/audience.ts';

export function useDepartureWords(): (days: number) => string {
  const { t } = useLingui();
  return (days) => (days === 0 ? t`con salida hoy` : t`con salida en ${days} días`);
}

/** For example "verificado · vende Mar · con salida en 7 días". */
export function useAudienceWords(): (audience: Audience) => string {
  const { t } = useLingui();
  const departureWords = useDepartureWords();
  return (audience) => {
    if (audience.who === 'all') return t`Todos los operadores`;
    if (audience.who === 'picked') return t`Elegidos a mano`;
    const { state, category, town, departsWithin } = audience;
    const parts = [
      state && OPERATOR_STATE_NAMES[state].toLowerCase(),
      category && t`vende ${PLAN_CATEGORY_NAMES[category]}`,
      town && t`de ${town}`,
      departsWithin !== null && departureWords(departsWithin),
    ].filter((part): part is string => Boolean(part));
    return parts.length > 0 ? parts.join(' · ') : t`Todos los operadores`;
  };
}
