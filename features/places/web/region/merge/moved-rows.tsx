import { Plural, Trans } from '@lingui/react/macro';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { MergePreview, PlaceRowsName } from '../../../contract/merge.ts';

/** Counts the rows that move to the kept place, and those that stay. */
export function MovedRows({ rows }: Pick<MergePreview, 'rows'>) {
  return (
    <section className={flow.stack2} aria-labelledby="rows">
      <h2 id="rows" className={textStyles.titleM}>
        <Trans>Lo que pasa al lugar que queda</Trans>
      </h2>
      {rows.length === 0 ? (
        <p className={textStyles.note}>
          <Trans>El otro lugar no tiene opiniones, fotos, preguntas ni visitas en viajes o planes.</Trans>
        </p>
      ) : (
        <ul className={flow.stack1}>
          {rows.map(({ rows: name, moves, stays }) => (
            <li key={name}>
              <CountOf name={name} count={moves} />
              {stays > 0 && (
                <>
                  {' '}
                  <span className={textStyles.note}>
                    <Stays name={name} count={stays} />
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function CountOf({ name, count }: { name: PlaceRowsName; count: number }) {
  switch (name) {
    case 'reviews':
      return <Plural value={count} one="# opinión" other="# opiniones" />;
    case 'visits':
      return <Plural value={count} one="# visita comprobada" other="# visitas comprobadas" />;
    case 'photos':
      return <Plural value={count} one="# foto" other="# fotos" />;
    case 'questions':
      return <Plural value={count} one="# pregunta" other="# preguntas" />;
    case 'trips':
      return <Plural value={count} one="# viaje de viajeros" other="# viajes de viajeros" />;
    case 'saved':
      return <Plural value={count} one="guardado en # cuenta" other="guardado en # cuentas" />;
    case 'plans':
      return <Plural value={count} one="# plan a la venta o en borrador" other="# planes a la venta o en borrador" />;
    case 'itineraries':
      return <Plural value={count} one="# itinerario" other="# itinerarios" />;
    case 'closures':
      return <Plural value={count} one="# cierre" other="# cierres" />;
    case 'notices':
      return <Plural value={count} one="# aviso de su equipo" other="# avisos de su equipo" />;
    case 'owners':
      return <Plural value={count} one="# responsable o solicitud" other="# responsables o solicitudes" />;
    case 'reports':
      return <Plural value={count} one="# aviso de un dato" other="# avisos de datos" />;
    case 'parts':
      return <Plural value={count} one="# lugar que es parte de él" other="# lugares que son parte de él" />;
  }
}

/** Says why rows cannot name the kept place. */
function Stays({ name, count }: { name: PlaceRowsName; count: number }) {
  switch (name) {
    case 'reviews':
      return (
        <Plural
          value={count}
          one="# se queda: la misma persona ya opinó del otro."
          other="# se quedan: las mismas personas ya opinaron del otro."
        />
      );
    case 'plans':
      return (
        <Plural
          value={count}
          one="# ya vendido no cambia: muestra el lugar que queda."
          other="# ya vendidos no cambian: muestran el lugar que queda."
        />
      );
    case 'trips':
    case 'itineraries':
      return (
        <Plural
          value={count}
          one="# nombra los dos y se queda como está."
          other="# nombran los dos y se quedan como están."
        />
      );
    default:
      return <Plural value={count} one="# ya está en el otro." other="# ya están en el otro." />;
  }
}
