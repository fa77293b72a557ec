import { useLingui } from '@lingui/react/macro';
import type { UnderstoodPart } from '../../contract/place.ts';
import { useDayName } from '../use-day-name.ts';

export function usePartName(): (part: Pick<UnderstoodPart, 'kind' | 'label'>) => string {
  const { t } = useLingui();
  const dayName = useDayName();
  return ({ kind, label }) => {
    switch (kind) {
      case 'open':
        return label === 'now' ? t`Abierto ahora` : t`Abierto ${dayName(label)}`;
      case 'free':
        return t`Gratis`;
      case 'cheap':
        return t`Barato`;
      case 'children':
        return t`Con niños`;
      case 'near':
        return t`Cerca de ${label}`;
      case 'district':
        return t`En ${label}`;
      default:
        return label;
    }
  };
}
