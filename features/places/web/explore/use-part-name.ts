import { useLingui } from '@lingui/react/macro';
import { formatDate } from '#web/format/dates.ts';
import type { UnderstoodPart } from '../../contract/place.ts';

export function usePartName(): (part: Pick<UnderstoodPart, 'kind' | 'label'>) => string {
  const { t } = useLingui();
  return ({ kind, label }) => {
    switch (kind) {
      case 'open':
        return label === 'now' ? t`Abierto ahora` : t`Abierto ${formatDate(label)}`;
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
