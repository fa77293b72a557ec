import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/http/use-api.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { answerOwnedReport } from '../../contract/report-routes.ts';
import { ownedPlaceQuery, ownedReportsQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { ReportAnswers } from '../report/report-answers.tsx';
import { useReportedWords } from '../report/use-reported-words.ts';
import { TaskHead } from './task-head.tsx';

const PART_OF: Readonly<Record<string, string>> = {
  hours: 'horario',
  phones: 'contacto',
  address: 'contacto',
  fees: 'precios',
};

export function ReportTask({ number }: { number: number }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const placeId = useOwnedPlace().place.id;
  const words = useReportedWords();
  const query = ownedReportsQuery(api, placeId);
  const { data } = useQuery(query);
  const report = data?.items[0];
  if (!report) return <SkeletonList rows={1} />;
  return (
    <>
      <TaskHead number={number} about={t`Un viajero avisa · ${words[report.fact]}`} title={`«${report.words}»`} />
      <p>
        <Trans>Si tiene razón, corrígelo y después responde. Si no, di que está bien.</Trans>
      </p>
      <ReportAnswers
        key={report.id}
        before={
          <ButtonLink kind="quiet" to={`${ownerPaths.facts(placeId)}#${PART_OF[report.fact] ?? 'nombre'}`}>
            <Trans>Ir a corregirlo</Trans>
          </ButtonLink>
        }
        answer={async (body, call) => {
          const params = { placeId, reportId: report.id };
          queries.setQueryData(query.queryKey, await api.call(answerOwnedReport, { params, body, ...call }));
          await queries.invalidateQueries({ queryKey: ownedPlaceQuery(api, placeId).queryKey });
        }}
      />
    </>
  );
}
