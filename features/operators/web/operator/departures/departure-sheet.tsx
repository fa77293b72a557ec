import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Check, ClipboardList, PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import { addDays, formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { currentOf } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import textStyles from '#web/ui/text.module.css';
import type { DepartureAction } from '../../../contract/departure-states.ts';
import type { ChangeDeparture, ManagedDeparture } from '../../../contract/managed-plan.ts';
import { actOnDeparture, changeDeparture } from '../../../contract/managed-plan-routes.ts';
import { busyOf } from '../busy-link.tsx';
import { operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { hoursWords } from '../plans/rules/use-rule-words.ts';
import { Refusal } from '../refusal.tsx';
import { DepartureStateBadge } from '../state-badges.tsx';
import { DepartureHour } from './departure-hour.tsx';
import { DeparturePrices } from './departure-prices.tsx';
import { DepartureResources } from './departure-resources.tsx';
import styles from './departure-sheet.module.css';
import { WaitingWords } from './waiting-words.tsx';

interface DepartureSheetProps {
  departure: ManagedDeparture;
  canSell: boolean;
  onClose: () => void;
}

type Part = 'places' | 'resources' | 'prices' | 'state';

export function DepartureSheet({ departure, canSell, onClose }: DepartureSheetProps) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const [capacity, setCapacity] = useState(departure.capacity);
  /**
   * The departure as it was loaded. A save sends these values, so that the server detects changes by another person.
   */
  const [seen, setSeen] = useState(departure);
  const { isBusy, failure, problem, retry, submit } = useSubmit();
  /** The part of the sheet whose save was sent last. Its refusal stands beside its button. */
  const [part, setPart] = useState<Part>('state');
  const refusalOf = (one: Part) => part === one && <Refusal of={{ failure, retry }} busy={busyOf(problem)} />;
  /** Result of the last action. A toast would be hidden behind the sheet. */
  const [said, setSaid] = useState<string | null>(null);
  const { id, planTitle, optionName, date, days, time, openingHours, state } = departure;
  const { taken, people, alone, minimumGroup, waiting, madeToOrder } = departure;
  const ids = { operatorId, departureId: id };
  const can = (action: DepartureAction) => canSell && departure.can.includes(action);
  const canChange = canSell && (state === 'scheduled' || state === 'guaranteed' || state === 'closed');

  const mayEnter = canChange && Date.parse(departure.startsAt) > Date.now();

  async function attempt(of: Part, work: () => Promise<ManagedDeparture>, done: string) {
    setPart(of);
    setSaid(null);
    await submit(
      async () => {
        const saved = await work();
        setSeen(saved);
        setCapacity(saved.capacity);
        await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
        setSaid(done);
      },
      async (error) => {
        const current = currentOf<ManagedDeparture>(error, 'departure_changed');
        if (current) {
          setSeen(current);
          await queries.invalidateQueries({ queryKey: [...operatorKey(operatorId), 'departures'] });
        }
        return current ? meanwhile(current) : null;
      },
    );
  }
  const change = (of: Part, body: ChangeDeparture, done: string) =>
    attempt(of, () => api.call(changeDeparture, { params: ids, body, quiet: true }), done);

  function meanwhile({ capacity: places, prices, currency }: ManagedDeparture): string {
    const amounts = prices?.map(({ amount }) => formatMoney(amount, currency)).join(', ') ?? t`el precio de siempre`;
    return t`Mientras tanto se guardó: ${places ?? t`sin límite`} lugares y ${amounts}. Si quieres lo tuyo, guarda otra vez.`;
  }
  const act = (action: Extract<DepartureAction, 'guarantee' | 'close' | 'reopen'>, done: string) =>
    attempt('state', () => api.call(actOnDeparture, { params: ids, body: { action }, quiet: true }), done);

  return (
    <Sheet open onClose={onClose} side="centre" label={planTitle}>
      <div className={sheet.body}>
        <p className={flow.row2}>
          <b>
            {formatDate(date)}
            {days > 1 && <Trans> a {formatDate(addDays(date, days - 1))}</Trans>},{' '}
            {time ?? (openingHours ? hoursWords(openingHours) : '')}
          </b>
          <span className={textStyles.soft}>{optionName}</span>
          <DepartureStateBadge state={state} />
        </p>
        <ButtonLink block to={operatorPaths.departure(operatorId, id)}>
          <ClipboardList size={20} aria-hidden />
          <Trans>Quiénes vienen y registro</Trans>
        </ButtonLink>
        {mayEnter && (
          <ButtonLink block kind="quiet" to={operatorPaths.enterBooking(operatorId, id)}>
            <PhoneIncoming size={20} aria-hidden />
            <Trans>Anotar una reserva</Trans>
          </ButtonLink>
        )}
        {canChange && capacity !== null && (
          <div className={flow.stack2}>
            <Stepper
              label={t`Lugares`}
              hint={
                alone
                  ? taken > 0
                    ? people > 0
                      ? t`La reservó un grupo de ${people}`
                      : t`Un grupo la tiene en espera`
                    : t`Para un solo grupo: todavía libre`
                  : t`Reservados: ${taken}. Grupo mínimo: ${minimumGroup}`
              }
              value={capacity}
              min={0}
              max={5000}
              onChange={setCapacity}
            />
            {waiting.parties > 0 && (
              <p className={textStyles.note}>
                <WaitingWords waiting={waiting} />{' '}
                <Trans>Si se libera o agregas un lugar, se les ofrece primero a ellos, en orden.</Trans>
              </p>
            )}
            {capacity < taken && (
              <Alert look="line">
                {alone ? (
                  <Trans>Un grupo la reservó con {taken} lugares: no puedes poner menos.</Trans>
                ) : (
                  <Trans>Lugares reservados: {taken}. Para bajar de ahí, cancela primero una reserva.</Trans>
                )}
              </Alert>
            )}
            <Button
              kind="quiet"
              disabled={isBusy || capacity === departure.capacity || capacity < taken}
              onClick={() =>
                void change(
                  'places',
                  { capacity, over: { capacity: seen.capacity } },
                  t`Ahora son ${capacity} lugares.`,
                )
              }
            >
              <Trans>Guardar los lugares</Trans>
            </Button>
            {refusalOf('places')}
          </div>
        )}
        {mayEnter && time !== null && !madeToOrder && (
          <DepartureHour key={time} departure={departure} onMoved={setSaid} />
        )}
        {canChange && (
          <DepartureResources
            departure={departure}
            busy={isBusy}
            onSave={(resources) =>
              void change('resources', { resources, over: { resources: seen.resources } }, t`Guardado.`)
            }
            refusal={refusalOf('resources')}
          />
        )}
        {canChange && (
          <DeparturePrices
            departure={departure}
            busy={isBusy}
            onSave={(prices) =>
              void change(
                'prices',
                { prices, over: { prices: seen.prices } },
                prices ? t`Esta salida tiene su precio.` : t`Otra vez el precio de siempre.`,
              )
            }
            refusal={refusalOf('prices')}
          />
        )}
        {refusalOf('state')}
        <p className={styles.said} role="status">
          {said && (
            <>
              <Check size={18} aria-hidden />
              {said}
            </>
          )}
        </p>
        <Actions>
          {can('guarantee') && people < minimumGroup && (
            <Button
              kind="quiet"
              disabled={isBusy}
              onClick={() => void act('guarantee', t`Confirmada: sale con los que vengan.`)}
            >
              <Trans>Sale sí o sí</Trans>
            </Button>
          )}
          {can('close') && (
            <Button kind="quiet" disabled={isBusy} onClick={() => void act('close', t`Cerrada: ya no se vende.`)}>
              <Trans>Cerrar la venta</Trans>
            </Button>
          )}
          {can('reopen') && (
            <Button kind="quiet" disabled={isBusy} onClick={() => void act('reopen', t`Otra vez a la venta.`)}>
              <Trans>Reabrir la venta</Trans>
            </Button>
          )}
          {can('cancel') && (
            <ButtonLink kind="bare" to={operatorPaths.cancelDeparture(operatorId, id)}>
              <Trans>Cancelar la salida…</Trans>
            </ButtonLink>
          )}
        </Actions>
      </div>
    </Sheet>
  );
}
