import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Age, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { UnansweredRequest } from '../../contract/report.ts';
import { AskOthers } from './ask-others.tsx';
import styles from './report.module.css';
import { unansweredQuery } from './report.queries.ts';

export function UnansweredList() {
  const { t } = useLingui();
  const list = useInfiniteQuery(unansweredQuery(useApi()));
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonList rows={4} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <SceneState scene="desk" title={t`Nadie espera de más`}>
        <p>
          <Trans>Cuando pasen 24 horas sin que nadie responda un pedido, estará aquí para pasarlo a otros.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <>
      <p className={`${styles.words} ${textStyles.soft}`}>
        <Trans>
          Pedidos de los últimos 30 días a los que nadie respondió a tiempo. Llama al operador, o pregunta a otros: el
          viajero recibe un correo.
        </Trans>
      </p>
      <Rows>
        {items.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </Rows>
      <MoreRows list={list} />
    </>
  );
}

function RequestRow({ request }: { request: UnansweredRequest }) {
  const { reference, title, askedAt, people, begins, areas, operators, can, state } = request;
  const areaNames = areas.join(', ');
  return (
    <Row columns={2}>
      <RowMain className={flow.stack1}>
        <RowName>{title ?? <Trans>Un viaje a su medida</Trans>}</RowName>
        <RowFacts>
          <span className="num">{spacedReference(reference)}</span>
          <span>
            <Trans>
              Pidió <Age at={askedAt} />
            </Trans>
          </span>
          <span>
            <Plural value={people} one="# persona" other="# personas" />
          </span>
          {begins && (
            <span>
              <Trans>para el {formatDate(begins)}</Trans>
            </span>
          )}
          {areaNames && <span>{areaNames}</span>}
          {state === 'expired' && (
            <Badge tone="doubt">
              <Trans>Venció</Trans>
            </Badge>
          )}
        </RowFacts>
        <ul className={`${flow.stack1} ${textStyles.small}`}>
          {operators.map((operator) => (
            <li key={operator.id}>
              <TextLink kind="inline" to={regionPaths.operator(operator.id)}>
                {operator.name}
              </TextLink>{' '}
              <span className={textStyles.soft}>
                <OperatorWords operator={operator} />
              </span>
            </li>
          ))}
        </ul>
      </RowMain>
      {can.reassign && <AskOthers request={request} />}
    </Row>
  );
}

function OperatorWords({
  operator: { state, viewedAt, askedAt },
}: {
  operator: UnansweredRequest['operators'][number];
}) {
  if (state === 'declined') return <Trans>dijo que no</Trans>;
  if (viewedAt)
    return (
      <Trans>
        lo abrió <Age at={viewedAt} /> y no respondió
      </Trans>
    );
  return (
    <Trans>
      no abrió lo que le preguntamos <Age at={askedAt} />
    </Trans>
  );
}
