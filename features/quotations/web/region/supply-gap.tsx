import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { downloadSupplyGap } from '../../contract/region-routes.ts';
import type { GapCell, GapEventsBody, SupplyGap } from '../../contract/report.ts';
import { GAP_DIMENSION_NAMES } from '../../contract/report-words.ts';
import { Figure } from './figure.tsx';
import { GapEventsSheet } from './figure-events.tsx';
import styles from './report.module.css';
import { gapQuery } from './report.queries.ts';
import { ReportTools } from './report-tools.tsx';

interface GapProps {
  quarter: string | undefined;
  onQuarter: (quarter: string) => void;
}

export function Gap({ quarter, onQuarter }: GapProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(gapQuery(useApi(), quarter));
  const [behind, setBehind] = useState<GapEventsBody | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { asked, unserved, dimensions } = data;
  const listed = dimensions.filter(({ cells }) => cells.length > 0);
  const look = (of: GapEventsBody['of']) => setBehind({ quarter: data.quarter, of });
  const heads = [
    { name: t`Pedidos que nadie ofreció`, count: unserved?.requests, of: 'unserved' },
    { name: t`Personas que habrían viajado`, count: unserved?.people, of: 'unserved' },
    { name: t`De todos los pedidos`, count: asked, of: 'asked' },
  ] as const;
  const shown = heads.flatMap(({ count, ...head }) => (typeof count === 'number' ? { ...head, count } : []));
  return (
    <>
      <ReportTools {...data} onQuarter={onQuarter} loadFile={(api, query) => api.fetch(downloadSupplyGap, { query })} />
      {shown.length > 0 && (
        <Figures
          items={shown.map(({ name, count, of }) => ({
            key: name,
            label: name,
            value: <Figure name={name} said={String(count)} open={count > 0 ? () => look(of) : null} />,
          }))}
        />
      )}
      {listed.length === 0 ? (
        <Nothing gap={data} />
      ) : (
        <div className={styles.dimensions}>
          {listed.map(({ name, cells }) => (
            <section key={name} className={flow.stack2}>
              <h2 className={textStyles.titleM}>{GAP_DIMENSION_NAMES[name]}</h2>
              <Bars cells={cells} look={(key) => look({ dimension: name, key })} />
            </section>
          ))}
        </div>
      )}
      <p className={`${styles.words} ${textStyles.note}`}>
        <Trans>
          Cuenta los pedidos que ya terminaron sin ninguna oferta y los que no llegaron a nadie porque ningún operador
          encajaba; de estos se guarda qué se pidió, sin palabras ni contacto, y se borra a los dos años. Ninguna cifra
          es de menos de diez personas distintas: lo que pidieron menos se suma en «Las demás, juntas», con las
          siguientes que hagan falta para que ninguna resta lo descubra, y si ni así alcanza no se muestra. Por eso
          también los trimestres no se cruzan. Abrir la lista detrás de una cifra no muestra nombres ni contactos, y
          queda en el registro.
        </Trans>
      </p>
      <GapEventsSheet asking={behind} onClose={() => setBehind(null)} />
    </>
  );
}

function Nothing({ gap: { unserved } }: { gap: SupplyGap }) {
  const { t } = useLingui();
  return unserved?.requests === 0 ? (
    <SceneState scene="quiet" title={t`Nada quedó sin oferta`}>
      <p>
        <Trans>Todo lo que se pidió y terminó en este trimestre recibió alguna oferta.</Trans>
      </p>
    </SceneState>
  ) : (
    <SceneState scene="quiet" title={t`Todavía son muy pocas personas`}>
      <p>
        <Trans>
          Menos de diez personas pidieron algo que nadie ofreció: es muy poco para contarlo sin señalar a nadie.
        </Trans>
      </p>
    </SceneState>
  );
}

function Bars({ cells, look }: { cells: readonly GapCell[]; look: (key: string | null) => void }) {
  const most = Math.max(...cells.map(({ requests }) => requests));
  return (
    <ul className={`${styles.bars} ${flow.stack1}`}>
      {cells.map(({ key, label, requests, people }) => (
        <li key={key ?? 'rest'}>
          <button type="button" onClick={() => look(key)}>
            <span>{label}</span>
            <b className="num">
              {requests}
              <span className="sr">
                {' '}
                <Plural value={requests} one="pedido" other="pedidos" />
              </span>
            </b>
            <span className={styles.bar} style={{ inlineSize: `${(requests / most) * 100}%` }} aria-hidden />
            <small>
              <Plural value={people} one="# persona" other="# personas" />
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
