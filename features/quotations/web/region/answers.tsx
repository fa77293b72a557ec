import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { formatDuration } from '#web/format/time.ts';
import { useApi } from '#web/http/use-api.ts';
import { Figures } from '#web/ui/figures.tsx';
import { Nothing } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import textStyles from '#web/ui/text.module.css';
import { downloadAnswerTimes } from '../../contract/region-routes.ts';
import type { AnswerEventsBody, AnswerFigure, AnswerFigures } from '../../contract/report.ts';
import { monthName } from '../../contract/report-words.ts';
import { Figure } from './figure.tsx';
import { AnswerEventsSheet } from './figure-events.tsx';
import styles from './report.module.css';
import { answersQuery } from './report.queries.ts';
import { ReportTools } from './report-tools.tsx';

interface AnswersProps {
  quarter: string | undefined;
  onQuarter: (quarter: string) => void;
}

export function Answers({ quarter, onQuarter }: AnswersProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(answersQuery(useApi(), quarter));
  const [behind, setBehind] = useState<AnswerEventsBody | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const look =
    (of: { month: string | null; operatorId: string | null }) =>
    (figure: AnswerFigure): void =>
      setBehind({ quarter: data.quarter, figure, ...of });
  const { all } = data;
  const lookAtAll = look({ month: null, operatorId: null });
  const heads: { name: string; said: string; figure: AnswerFigure }[] = [
    { name: t`La mitad respondió en`, said: elapsed(all.medianMinutes), figure: 'answered' },
    { name: t`Nueve de cada diez, en`, said: elapsed(all.p90Minutes), figure: 'answered' },
    { name: t`Con respuesta en 24 h`, said: share(all.in24, all.due24), figure: 'in24' },
    { name: t`Con respuesta en 72 h`, said: share(all.in72, all.due72), figure: 'in72' },
  ];
  return (
    <>
      <ReportTools
        {...data}
        onQuarter={onQuarter}
        loadFile={(api, query) => api.fetch(downloadAnswerTimes, { query })}
      />
      {all.asked === 0 ? (
        <Nothing>
          <Trans>En este trimestre ningún pedido llegó a un operador.</Trans>
        </Nothing>
      ) : (
        <>
          <Figures
            items={heads.map(({ name, said, figure }) => ({
              key: name,
              label: name,
              value: <Figure name={name} said={said} open={said === '—' ? null : () => lookAtAll(figure)} />,
            }))}
          />
          <FigureTable
            caption={t`Por mes en que se pidió`}
            first={t`Mes`}
            rows={data.months.map((it) => ({
              key: it.month,
              name: monthName(it.month),
              figures: it,
              look: look({ month: it.month, operatorId: null }),
            }))}
          />
          <FigureTable
            caption={t`Por operador`}
            first={t`Operador`}
            rows={data.operators.map((it) => ({
              key: it.id,
              name: it.fictional ? t`${it.name} (demostración)` : it.name,
              figures: it,
              look: look({ month: null, operatorId: it.id }),
            }))}
          />
          <p className={`${styles.words} ${textStyles.note}`}>
            <Trans>
              Respuesta es la primera oferta. No cuenta lo que el viajero retiró antes. Los porcentajes son de los
              pedidos cuyo plazo ya pasó. Estas cifras hablan del trabajo de los operadores, y por eso se muestran desde
              el primer pedido; la lista detrás de cada una no dice quién viaja, y abrirla queda en el registro.
            </Trans>
          </p>
        </>
      )}
      <AnswerEventsSheet asking={behind} onClose={() => setBehind(null)} />
    </>
  );
}

interface FigureRow {
  key: string;
  name: string;
  figures: AnswerFigures;
  look: (figure: AnswerFigure) => void;
}

function FigureTable({ caption, first, rows }: { caption: string; first: string; rows: readonly FigureRow[] }) {
  const { t } = useLingui();
  const counts: {
    figure: AnswerFigure;
    name: string;
    of: (it: AnswerFigures) => number;
    due?: (it: AnswerFigures) => number;
  }[] = [
    { figure: 'asked', name: t`Preguntas`, of: (it) => it.asked },
    { figure: 'answered', name: t`Respondió`, of: (it) => it.answered },
    { figure: 'in24', name: t`En 24 h`, of: (it) => it.in24, due: (it) => it.due24 },
    { figure: 'in72', name: t`En 72 h`, of: (it) => it.in72, due: (it) => it.due72 },
    { figure: 'declined', name: t`Dijo que no`, of: (it) => it.declined },
    { figure: 'silent', name: t`Nada`, of: (it) => it.silent },
  ];
  const times: { name: string; of: (it: AnswerFigures) => number | null }[] = [
    { name: t`Mediana`, of: (it) => it.medianMinutes },
    { name: t`Nueve de diez`, of: (it) => it.p90Minutes },
  ];
  const columns: Column<FigureRow>[] = [
    { key: 'name', label: first, cell: ({ name }) => name },
    ...counts.map(
      (it): Column<FigureRow> => ({
        key: it.figure,
        label: it.name,
        cell: ({ name, figures, look }) => {
          const count = it.of(figures);
          const said = it.due ? share(count, it.due(figures)) : String(count);
          return <Figure name={`${name}, ${it.name}`} said={said} open={count > 0 ? () => look(it.figure) : null} />;
        },
      }),
    ),
    ...times.map(
      (it): Column<FigureRow> => ({
        key: it.name,
        label: it.name,
        cell: ({ name, figures, look }) => {
          const minutes = it.of(figures);
          return (
            <Figure
              name={`${name}, ${it.name}`}
              said={elapsed(minutes)}
              open={minutes === null ? null : () => look('answered')}
            />
          );
        },
      }),
    ),
  ];
  return (
    <div className={styles.table}>
      <Table caption={caption} titled columns={columns} items={rows} keyOf={({ key }) => key} />
    </div>
  );
}

function elapsed(minutes: number | null): string {
  if (minutes === null) return '—';
  return formatDuration(minutes < 600 ? minutes : Math.round(minutes / 60) * 60);
}

const share = (count: number, of: number): string => (of === 0 ? '—' : `${Math.round((count / of) * 100)} %`);
