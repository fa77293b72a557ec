import { useLingui } from '@lingui/react/macro';
import type { ClosureInput } from '../../contract/closure.ts';
import { missingOf } from './closure-input.ts';

export function useMissingWords(): (input: ClosureInput) => Record<string, string> {
  const { t } = useLingui();
  return (input) => {
    const words = {
      name: input.kind === 'event' ? t`Escribe el nombre del evento.` : t`Escribe el nombre de la vía.`,
      area: t`Dibuja la zona en el mapa.`,
      place: t`Elige el lugar que cierra.`,
      reason: t`Escribe por qué.`,
      source: t`Escribe quién lo dice.`,
    };
    return Object.fromEntries(missingOf(input).map((member) => [member, words[member]]));
  };
}
