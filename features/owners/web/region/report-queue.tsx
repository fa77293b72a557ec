import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Age, backOfficeKey, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { answerFactReport } from '../../contract/report-routes.ts';
import { factReportsQuery } from '../frame/owner.queries.ts';
import { ReportAnswers } from '../report/report-answers.tsx';
import { useReportedWords } from '../report/use-reported-words.ts';

export function ReportQueue() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const words = useReportedWords();
  const list = useInfiniteQuery(factReportsQuery(api));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList rows={4} />;
  if (items.length === 0)
    return (
      <SceneState scene="desk" title={t`Nadie dice que algo esté mal`}>
        <p>
          <Trans>Aquí llegan los avisos de viajeros. También los ve quien maneja el lugar.</Trans>
        </p>
      </SceneState>
    );
  return (
    <>
      <ul className={classNames(flow.stack4, flow.column)}>
        {items.map(({ id, place, fact, words: said, reportedAt }) => (
          <Card as="li" key={id} className={flow.stack3}>
            <header className={flow.stackHalf}>
              <p className={textStyles.note}>
                {words[fact]} · <Age at={reportedAt} />
              </p>
              <h2>{place.name}</h2>
            </header>
            <p>«{said}»</p>
            <ReportAnswers
              before={
                <ButtonLink kind="quiet" to={regionPaths.place(place.id)}>
                  <Trans>Ir a corregirlo</Trans>
                </ButtonLink>
              }
              answer={async (body, call) => {
                await api.call(answerFactReport, { params: { id }, body, ...call });
                await queries.invalidateQueries({ queryKey: backOfficeKey });
              }}
            />
          </Card>
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}
