import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Lock, MapPin, TicketCheck, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { withMoved } from '../../../contract/order-in-document.ts';
import type { PlanOfStop } from '../../../contract/trip.ts';
import type { TripStore } from '../../document/trip-store.ts';
import type { StopView } from '../../ribbon/day-view.ts';
import type { PlanningState } from '../use-planning.ts';
import styles from './plan-stop.module.css';

interface PlanStopStateProps {
  stop: StopView;
  plan: PlanOfStop;
  isOver: boolean;
  store: TripStore | undefined;
  board: PlanningState | undefined;
}

export function PlanStopState({ stop, plan, isOver, store, board }: PlanStopStateProps) {
  const { booking, voucher, standing, slug } = plan;
  if (!booking) return stop.gone ? <GoneState plan={plan} /> : <WantedState slug={slug} own={store !== undefined} />;
  if (standing === 'cancelled') return <CancelledState plan={plan} booking={booking} />;
  if (stop.gone) return <GoneState plan={plan} />;
  return (
    <>
      <div className={flow.row3}>
        <p
          className={classNames(flow.row2, textStyles.strong, standing === 'asked' ? textStyles.warm : textStyles.open)}
        >
          <TicketCheck size={18} aria-hidden="true" />
          {standing === 'asked' ? (
            <Trans>
              Por confirmar · <b className="num">{voucher ?? booking}</b>
            </Trans>
          ) : (
            <Trans>
              Reservado · <b className="num">{voucher ?? booking}</b>
            </Trans>
          )}
        </p>
        <TextLink to={travellerPaths.booking(booking)} state={{ voucher }}>
          {voucher && standing !== 'asked' ? <Trans>Ver el comprobante</Trans> : <Trans>Ver la reserva</Trans>}
        </TextLink>
        {isOver && voucher && standing !== 'asked' ? (
          <TextLink to={travellerPaths.review(booking, voucher)}>
            <Trans>Cuenta cómo te fue</Trans>
          </TextLink>
        ) : null}
        <Conversation plan={plan} />
      </div>
      <Also plan={plan} booking={booking} />
      {plan.moved && store && board ? <Widen plan={plan} store={store} board={board} /> : null}
    </>
  );
}

function WantedState({ slug, own }: { slug: string; own: boolean }) {
  const isSold = sellsBy(useFace().law.sells, 'basket');
  if (!slug) return null;
  return (
    <div className={flow.row3}>
      {own ? (
        <p className={classNames(textStyles.strong, textStyles.warm)}>
          <Trans>Por reservar</Trans>
        </p>
      ) : null}
      <ButtonLink size="small" kind={own ? 'accent' : 'quiet'} to={travellerPaths.plan(slug)}>
        {own && isSold ? <Trans>Reservar</Trans> : <Trans>Ver el plan</Trans>}
      </ButtonLink>
    </div>
  );
}

function Conversation({ plan: { quotation } }: { plan: PlanOfStop }) {
  return quotation ? (
    <TextLink to={quotationPaths.one(quotation)} state={{ conversation: true }}>
      <Trans>Cotización y conversación</Trans>
    </TextLink>
  ) : null;
}

function Also({ plan: { also }, booking }: { plan: PlanOfStop; booking: string }) {
  if (!also) return null;
  return (
    <ul className={styles.also}>
      {also.map(({ title, voucher, standing }) => (
        <li key={voucher} className={flow.row3} data-off={standing === 'cancelled' || undefined}>
          <span>{title}</span>
          <small className={`num ${textStyles.soft}`}>{voucher}</small>
          {standing === 'cancelled' ? (
            <small className={textStyles.soft}>
              <Trans>Cancelada</Trans>
            </small>
          ) : (
            <TextLink to={travellerPaths.booking(booking)} state={{ voucher }}>
              {standing === 'asked' ? <Trans>Por confirmar</Trans> : <Trans>Comprobante</Trans>}
              <span className="sr">: {title}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function CancelledState({ plan, booking }: { plan: PlanOfStop; booking: string }) {
  return (
    <div className={flow.row3}>
      <TextLink to={travellerPaths.booking(booking)} state={{ voucher: plan.voucher }}>
        <Trans>Ver la reserva cancelada</Trans>
      </TextLink>
      {plan.slug ? (
        <ButtonLink size="small" kind="quiet" to={travellerPaths.plan(plan.slug)}>
          <Trans>Ver otras fechas</Trans>
        </ButtonLink>
      ) : null}
      <Conversation plan={plan} />
    </div>
  );
}

function GoneState({ plan: { booking, slug, voucher } }: { plan: PlanOfStop }) {
  return (
    <div className={flow.row3}>
      {booking ? (
        <ButtonLink size="small" to={travellerPaths.booking(booking)} state={{ voucher }}>
          <Trans>Elegir otra fecha o la devolución</Trans>
        </ButtonLink>
      ) : null}
      {slug ? (
        <ButtonLink size="small" kind={booking ? 'quiet' : 'accent'} to={travellerPaths.plan(slug)}>
          <Trans>Ver otras fechas</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Widen({ plan, store, board }: { plan: PlanOfStop; store: TripStore; board: PlanningState }) {
  const { t } = useLingui();
  const submission = useSubmit();
  const next = withMoved(store.getState().history.present, plan);
  if (!next)
    return (
      <p className={textStyles.soft}>
        <Trans>Está a más de una semana de este viaje. Quítala de aquí y ponla en otro desde tu reserva.</Trans>
      </p>
    );
  const widen = () =>
    submission.submit(async () => {
      await board.change(next);
      toast({ text: t`Tu viaje llega hasta ese día.`, action: { label: t`Deshacer`, run: () => store.undo() } });
    });
  return (
    <div className={flow.row3}>
      <Button size="small" disabled={submission.isBusy} onClick={() => void widen()}>
        <CalendarPlus size={18} aria-hidden="true" />
        <Trans>Alargar el viaje hasta ese día</Trans>
      </Button>
      <FormProblem of={submission} />
    </div>
  );
}

export function PlanStopProofs({ plan }: { plan: PlanOfStop }) {
  return (
    <>
      <li className={flow.mark2}>
        <Lock size={18} className={textStyles.open} aria-hidden="true" />
        <span className={flow.stackHalf}>
          <b>
            <Trans>Su hora no se mueve</Trans>
          </b>
          <small className={textStyles.soft}>
            {plan.slug ? (
              <Trans>La salida tiene fecha y hora fijas; el resto del viaje se ordena alrededor.</Trans>
            ) : (
              <Trans>La acordaste con quien te la ofreció; el resto del viaje se ordena alrededor.</Trans>
            )}
          </small>
        </span>
      </li>
      <li className={flow.mark2}>
        <MapPin size={18} className={textStyles.open} aria-hidden="true" />
        <span className={flow.stackHalf}>
          <b>{plan.slug ? <Trans>Encuentro: {plan.meeting}</Trans> : plan.meeting}</b>
          <small className={textStyles.soft}>
            <Trans>Contamos el camino hasta allí y, al terminar, desde allí.</Trans>
          </small>
        </span>
      </li>
      {plan.meals ? (
        <li className={flow.mark2}>
          <Utensils size={18} className={textStyles.open} aria-hidden="true" />
          <span className={flow.stackHalf}>
            <b>
              <Plural value={plan.meals.length} one="Incluye una comida" other="Incluye # comidas" />
            </b>
          </span>
        </li>
      ) : null}
    </>
  );
}

interface RemovePlanStopProps {
  stop: string;
  plan: PlanOfStop;
  store: TripStore;
  onRemoved: () => void;
}

export function RemovePlanStop({ stop, plan, store, onRemoved }: RemovePlanStopProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = () => {
    store.edit({ kind: 'remove', stop });
    setAsking(false);
    onRemoved();
    toast({ text: t`Quitaste ${plan.title}.`, action: { label: t`Deshacer`, run: () => store.undo() } });
  };
  return (
    <Actions>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        <Trans>Quitar del viaje</Trans>
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} side="centre" label={t`¿Quitar «${plan.title}» del viaje?`}>
        <div className={sheet.body}>
          <p>
            {plan.booking && plan.standing === 'cancelled' ? (
              <Trans>Solo sale de este viaje; la reserva {plan.booking} ya está cancelada.</Trans>
            ) : plan.booking ? (
              <Trans>
                Solo sale de este viaje: tu reserva {plan.booking} sigue en pie. Para cancelarla, ábrela desde «Ver la
                reserva».
              </Trans>
            ) : (
              <Trans>Solo sale de este viaje. No tenía reserva.</Trans>
            )}
          </p>
          <Button block onClick={remove}>
            <Trash2 size={20} aria-hidden="true" />
            <Trans>Sí, quitar</Trans>
          </Button>
          <Button kind="quiet" block onClick={() => setAsking(false)}>
            <Trans>Dejarlo</Trans>
          </Button>
        </div>
      </Sheet>
    </Actions>
  );
}
