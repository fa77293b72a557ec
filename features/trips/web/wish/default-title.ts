import { useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';

export function useDefaultTitle(): (days: number) => string {
  const { t } = useLingui();
  const { region } = useFace();
  const words = [t`Un día`, t`Dos días`, t`Tres días`, t`Cuatro días`, t`Cinco días`, t`Seis días`, t`Siete días`];
  return (days) => {
    const length = words[days - 1] ?? t`${days} días`;
    return t`${length} en ${region}`;
  };
}
