import { useLingui } from '@lingui/react/macro';
import type { PlaceRowsName } from '../../../contract/place-rows.ts';

/** Counts rows that name a place: "3 opiniones". */
export function useRowsText(): (name: PlaceRowsName, count: number) => string {
  const { t } = useLingui();
  return (name, count) => {
    const one = count === 1;
    switch (name) {
      case 'reviews':
        return one ? t`1 opinión` : t`${count} opiniones`;
      case 'visits':
        return one ? t`1 visita comprobada` : t`${count} visitas comprobadas`;
      case 'photos':
        return one ? t`1 foto` : t`${count} fotos`;
      case 'questions':
        return one ? t`1 pregunta` : t`${count} preguntas`;
      case 'trips':
        return one ? t`1 viaje de viajeros` : t`${count} viajes de viajeros`;
      case 'saved':
        return one ? t`guardado en 1 cuenta` : t`guardado en ${count} cuentas`;
      case 'plans':
        return one ? t`1 plan a la venta o en borrador` : t`${count} planes a la venta o en borrador`;
      case 'itineraries':
        return one ? t`1 itinerario` : t`${count} itinerarios`;
      case 'closures':
        return one ? t`1 cierre` : t`${count} cierres`;
      case 'notices':
        return one ? t`1 aviso de su equipo` : t`${count} avisos de su equipo`;
      case 'owners':
        return one ? t`1 responsable o solicitud` : t`${count} responsables o solicitudes`;
      case 'reports':
        return one ? t`1 aviso de un dato` : t`${count} avisos de datos`;
      case 'parts':
        return one ? t`1 lugar que es parte de él` : t`${count} lugares que son parte de él`;
      case 'figures':
        return one ? t`1 hecho de sus cifras` : t`${count} hechos de sus cifras`;
    }
  };
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Lists what moved with a place: "3 opiniones y 2 fotos". Empty if nothing moved. */
export function useMovedText(): (moved: readonly { rows: PlaceRowsName; count: number }[]) => string {
  const text = useRowsText();
  return (moved) => list.format(moved.map(({ rows, count }) => text(rows, count)));
}
