import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { useFace } from '#web/face.ts';
import { formatDuration } from '#web/format/time.ts';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { OFFER_STATE_NAMES } from '../../contract/quotation-states.ts';
import { listAnswerEvents, listSupplyGapEvents } from '../../contract/region-routes.ts';
import type { AnswerEventsBody, GapEventsBody } from '../../contract/report.ts';
import { GAP_OUTCOME_NAMES } from '../../contract/report-words.ts';

interface EventsProps<Body> {
  asking: Body | null;
  onClose: () => void;
}

export function AnswerEventsSheet({ asking, onClose }: EventsProps<AnswerEventsBody>) {
  return (
    <FigureSheet asking={asking} onClose={onClose}>
      {asking && <AnswerLines asking={asking} />}
    </FigureSheet>
  );
}

export function GapEventsSheet({ asking, onClose }: EventsProps<GapEventsBody>) {
  return (
    <FigureSheet asking={asking} onClose={onClose}>
      {asking && <GapLines asking={asking} />}
    </FigureSheet>
  );
}

function FigureSheet({ asking, onClose, children }: EventsProps<object> & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Sheet open={asking !== null} onClose={onClose} side="right" label={t`Detrás de esta cifra`}>
      <div className={sheet.body}>{children}</div>
    </Sheet>
  );
}

function AnswerLines({ asking }: { asking: AnswerEventsBody }) {
  const { data, error, refetch } = useEvents(listAnswerEvents.path, asking, (api, input) =>
    api.call(listAnswerEvents, { ...input, body: asking }),
  );
  const clock = useClock();
  if (error) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  return (
    <Lines count={data.items.length} more={data.more}>
      {data.items.map(({ reference, operator, state, askedAt, minutes }) => (
        <li key={`${reference} ${operator}`} className={flow.stackHalf}>
          <b className="num">{spacedReference(reference)}</b> {operator}
          <small className={textStyles.soft}>
            {clock(askedAt)} ·{' '}
            {minutes === null ? (
              OFFER_STATE_NAMES[state].operator
            ) : (
              <Trans>respondió en {formatDuration(minutes)}</Trans>
            )}
          </small>
        </li>
      ))}
    </Lines>
  );
}

function GapLines({ asking }: { asking: GapEventsBody }) {
  const { data, error, refetch } = useEvents(listSupplyGapEvents.path, asking, (api, input) =>
    api.call(listSupplyGapEvents, { ...input, body: asking }),
  );
  const clock = useClock();
  if (error) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  return (
    <Lines count={data.items.length} more={data.more}>
      {data.items.map(({ reference, askedAt, outcome, asked, declined }) => (
        <li key={`${reference} ${askedAt}`} className={flow.stackHalf}>
          {reference && <b className="num">{spacedReference(reference)}</b>}{' '}
          {outcome ? GAP_OUTCOME_NAMES[outcome] : <Trans>Con oferta, o aún puede llegar</Trans>}
          <small className={textStyles.soft}>
            {clock(askedAt)} ·{' '}
            {outcome === 'nobody_fits' ? (
              <Trans>no llegó a nadie</Trans>
            ) : (
              <Plural value={asked} one="# operador preguntado" other="# operadores preguntados" />
            )}
            {declined > 0 && (
              <>
                {' · '}
                <Plural value={declined} one="# dijo que no" other="# dijeron que no" />
              </>
            )}
          </small>
        </li>
      ))}
    </Lines>
  );
}

function Lines({ count, more, children }: { count: number; more: boolean; children: ReactNode }) {
  return (
    <>
      <p className={textStyles.soft}>
        {more ? (
          <Trans>Los {count} más nuevos; hay más.</Trans>
        ) : (
          <Plural value={count} one="# pedido" other="# pedidos" />
        )}
      </p>
      <ol className={flow.ruled}>{children}</ol>
    </>
  );
}

/** The query never reloads by itself, because each request adds an entry to the audit log. */
function useEvents<Events>(
  name: string,
  asking: object,
  load: (api: Api, input: { signal: AbortSignal; quiet: true }) => Promise<Events>,
) {
  const api = useApi();
  return useQuery({
    queryKey: ['quotation-figure', name, asking],
    queryFn: ({ signal }) => load(api, { signal, quiet: true }),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

function useClock(): (instant: string) => string {
  const { timeZone } = useFace();
  const clock = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => clock.format(new Date(instant));
}
