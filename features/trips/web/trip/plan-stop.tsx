import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock, MapPin, TicketCheck, Trash2, Utensils } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { PlanOfStop } from '../../contract/trip.ts';
import type { TripStore } from '../document/trip-store.ts';
import styles from './plan-stop.module.css';
import proof from './proof-card.module.css';

/** Whether it is booked, and the way to the booking, or to the plan where it is not. Somebody else's bookings are not known here. */
export function PlanStopState({ plan, own, gone = false }: { plan: PlanOfStop; own: boolean; gone?: boolean }) {
  const { booking } = plan;
  if (gone) return <GoneState plan={plan} />;
  return (
    <div className={styles.state}>
      {booking ? (
        <p className={styles.booked}>
          <TicketCheck size={18} aria-hidden="true" />
          <Trans>
            Reservado · <b className="num">{booking}</b>
          </Trans>
        </p>
      ) : own ? (
        <p className={styles.open}>
          <Trans>Por reservar</Trans>
        </p>
      ) : null}
      {booking ? (
        <Link className={styles.link} to={paths.booking(booking)}>
          <Trans>Ver la reserva</Trans>
        </Link>
      ) : (
        <ButtonLink size="small" kind={own ? 'accent' : 'quiet'} to={paths.plan(plan.slug)}>
          {own ? <Trans>Reservar</Trans> : <Trans>Ver el plan</Trans>}
        </ButtonLink>
      )}
    </div>
  );
}

/** The departure was called off: the booking asks for another date or gives the money back; without one, the plan has other dates. */
function GoneState({ plan: { booking, slug } }: { plan: PlanOfStop }) {
  return (
    <div className={styles.state}>
      {booking ? (
        <ButtonLink size="small" to={paths.booking(booking)}>
          <Trans>Elegir otra fecha o la devolución</Trans>
        </ButtonLink>
      ) : null}
      <ButtonLink size="small" kind={booking ? 'quiet' : 'accent'} to={paths.plan(slug)}>
        <Trans>Ver otras fechas</Trans>
      </ButtonLink>
    </div>
  );
}

/** What is known of a departure: why it stays, where one meets, what is eaten. */
export function PlanStopProofs({ plan }: { plan: PlanOfStop }) {
  return (
    <>
      <li data-mood="ok">
        <Lock size={18} aria-hidden="true" />
        <span>
          <b>
            <Trans>Su hora no se mueve</Trans>
          </b>
          <small>
            <Trans>La salida tiene fecha y hora fijas; el resto del viaje se ordena alrededor.</Trans>
          </small>
        </span>
      </li>
      <li data-mood="ok">
        <MapPin size={18} aria-hidden="true" />
        <span>
          <b>
            <Trans>Encuentro: {plan.meeting}</Trans>
          </b>
          <small>
            <Trans>Contamos el camino hasta allí y, al terminar, desde allí.</Trans>
          </small>
        </span>
      </li>
      {plan.meals ? (
        <li data-mood="ok">
          <Utensils size={18} aria-hidden="true" />
          <span>
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

/** Taking a departure out of a trip: asked about, because the booking is another thing. */
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
    <div className={proof.buttons}>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        <Trans>Quitar del viaje</Trans>
      </Button>
      <Sheet open={asking} onClose={() => setAsking(false)} side="centre" label={t`¿Quitar «${plan.title}» del viaje?`}>
        <div className={styles.ask}>
          <p>
            {plan.booking ? (
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
    </div>
  );
}
