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
    if (path.startsWith('certificate')) return t`El certificado necesita su número y hasta cuándo vale.`;
    if (path.startsWith('policy')) return t`Un plazo de la cancelación no se entiende: revisa los números.`;
    if (path.startsWith('days')) return t`Una parada del programa no se entiende: revisa su hora y su duración.`;
    if (path.startsWith('pictures')) return t`Di qué se ve en cada imagen.`;
    return t`Algo de lo escrito es demasiado largo.`;
  };
}
