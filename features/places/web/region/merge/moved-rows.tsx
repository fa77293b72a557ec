import { Plural, Trans } from '@lingui/react/macro';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { MergePreview } from '../../../contract/merge.ts';
import type { PlaceRowsName } from '../../../contract/place-rows.ts';
import { useRowsText } from './use-rows-text.ts';

/** Counts the rows that move to the kept place, and those that stay. */
export function MovedRows({ rows }: Pick<MergePreview, 'rows'>) {
  const text = useRowsText();
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
              {text(name, moves)}
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
