import { useLingui } from '@lingui/react/macro';
import type { PlanStep } from './plan-steps.ts';

export function useStepNames(): Record<PlanStep, string> {
  const { t } = useLingui();
  return {
    relato: t`Lo esencial`,
    programa: t`Programa`,
    encuentro: t`Encuentro`,
    detalles: t`Detalles`,
    imagenes: t`Imágenes`,
    tarifas: t`Tarifas`,
    cancelacion: t`Cancelación`,
    salidas: t`Salidas`,
    enviar: t`Enviar`,
  };
}

/** Returns the reason why a draft cannot be saved, by the path of its fault (`faultOf`). */
export function useFaultWords(): (path: string) => string {
  const { t } = useLingui();
  return (path) => {
    if (path === 'title') return t`El nombre del plan necesita tres letras o más.`;
    if (path.startsWith('languages')) return t`Elige al menos un idioma.`;
    if (path.startsWith('certificate')) return t`Escribe el número del certificado y hasta cuándo vale.`;
    if (path.startsWith('policy')) return t`Revisa los números de los plazos de cancelación.`;
    if (path.startsWith('days')) return t`Revisa la hora y la duración de las paradas del programa.`;
    if (path.startsWith('pictures')) return t`Di qué se ve en cada imagen.`;
    return t`Un texto es demasiado largo: acórtalo.`;
  };
}
