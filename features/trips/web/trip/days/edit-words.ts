import { useLingui } from '@lingui/react/macro';
import type { Step } from '../../document/history/trip-history.ts';
import type { TripEdit } from '../../document/trip-edits.ts';

export function useStepName(nameOf: (place: string) => string | null): (step: Step) => string {
  const { t } = useLingui();
  return ({ edit, subject }) => {
    const name = (subject && nameOf(subject)) ?? t`una parada`;
    const said: Record<TripEdit['kind'], string> = {
      move: t`moviste ${name}`,
      duration: t`cambiaste la duración de ${name}`,
      lock: edit.kind === 'lock' && !edit.locked ? t`soltaste la hora de ${name}` : t`dejaste fija la hora de ${name}`,
      remove: t`quitaste ${name}`,
      add: t`agregaste ${name}`,
      'add-plan': edit.kind === 'add-plan' ? t`agregaste ${edit.stops[0]?.stop.plan?.title ?? name}` : '',
      swap: t`cambiaste ${name} por otra`,
      note: t`anotaste algo en ${name}`,
      rename: t`cambiaste el nombre del viaje`,
      'title-day': t`cambiaste el nombre de un día`,
      optimise: t`mejoraste la ruta`,
      fit: t`hiciste sitio a ${name}`,
      keep: t`guardaste ${name} por ubicar`,
      forget: t`quitaste ${name} de lo que falta ubicar`,
      allow: t`dejaste que ${name} vuelva`,
      'allow-meal': t`dejaste que vuelva una comida`,
      wish: t`cambiaste fechas, grupo o ritmo`,
      join: t`elegiste entre dos versiones`,
      'put-order': edit.kind === 'put-order' ? t`agregaste «${edit.title}»` : '',
    };
    return said[edit.kind];
  };
}
