import { useLingui } from '@lingui/react/macro';

export function useMemberNames(): (path: readonly string[]) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    kind: t`Qué cierra`,
    place: t`Lugar`,
    name: t`Nombre`,
    area: t`Zona en el mapa`,
    severity: t`Qué pasa en sus calles`,
    factor: t`Cuánto más se tarda`,
    startsOn: t`Desde`,
    endsOn: t`Hasta`,
    reason: t`Por qué`,
    source: t`Quién lo dice`,
    sourceUrl: t`Enlace`,
  };
  return ([member = '']) => names[member] ?? member;
}
