import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, MapPin, Phone } from 'lucide-react';
import { useId, useState } from 'react';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { ARRIVAL_WORDS, arrivalOf, partyName } from '#features/bookings/contract/manifest-words.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './party.module.css';
import type { NewScan } from './use-check-in.ts';
import { useClock } from './use-clock.ts';

interface PartyProps {
  booking: ManifestBooking;
  zone: string;
  begun: boolean;
  unfolded: boolean;
  record: (scan: NewScan) => Promise<void>;
}

export function Party({ booking, zone, begun, unfolded, record }: PartyProps) {
  const id = useId();
  const [chosen, setOpen] = useState(false);
  const open = chosen || unfolded;
  const arrival = arrivalOf(booking);
  return (
    <li className={styles.party} data-arrival={arrival}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.mark} aria-hidden="true">
          {arrival === 'here' && <Check size={18} strokeWidth={3} />}
        </span>
        <span className={styles.name}>
          <b>{partyName(booking)}</b>
          <small>
            {partyWords(booking.items)}
            {booking.pickup && ` · ${booking.pickup}`}
          </small>
        </span>
        <span className={styles.state}>{ARRIVAL_WORDS[arrival]}</span>
        <ChevronDown size={20} aria-hidden className={styles.fold} />
      </button>
      <div id={id} hidden={!open}>
        {open && <PartyDetails booking={booking} zone={zone} begun={begun} record={record} />}
      </div>
    </li>
  );
}

function PartyDetails({ booking, zone, begun, record }: Omit<PartyProps, 'unfolded'>) {
  const { t } = useLingui();
  const clock = useClock(zone);
  const { contact, answers, notes, pickup, admitted, reference, resellerReference } = booking;
  const arrival = arrivalOf(booking);
  const comes = arrival !== 'cancelled' && arrival !== 'unconfirmed';
  const bookingId = booking.id;
  return (
    <div className={styles.details}>
      <ul className={styles.people}>
        {booking.items
          .filter(({ state }) => state !== 'cancelled')
          .map(({ id, name, state, traveller }) => {
            const called = traveller?.name ?? name;
            const here = state === 'redeemed';
            return (
              <li key={id}>
                <span>
                  <b>{called}</b>
                  <small>
                    {[
                      traveller?.name && name,
                      traveller?.age !== undefined && t`${traveller.age} años`,
                      traveller?.document,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                {comes && (
                  <Button
                    className="no-print"
                    kind="quiet"
                    size="small"
                    disabled={here}
                    aria-label={here ? t`Llegó ${called}` : t`Registrar a ${called}`}
                    onClick={() => void record({ action: 'redeem', bookingId, itemIds: [id] })}
                  >
                    {here ? <Trans>Llegó</Trans> : <Trans>Registrar</Trans>}
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
      <dl className={styles.facts}>
        {answers.map(({ label, value, who }) => (
          <div key={`${label}${who}`}>
            <dt>
              {label}
              {who && ` (${who})`}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {notes && (
          <div>
            <dt>
              <Trans>Nota</Trans>
            </dt>
            <dd>{notes}</dd>
          </div>
        )}
        {admitted && (
          <div>
            <dt>
              <Trans>Entró</Trans>
            </dt>
            <dd>{admitted.by ? `${clock(admitted.at)} · ${admitted.by}` : clock(admitted.at)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Referencia</Trans>
          </dt>
          <dd className={styles.reference}>
            {spacedReference(reference)}
            {resellerReference && ` · ${resellerReference}`}
          </dd>
        </div>
      </dl>
      <Actions>
        {comes && arrival !== 'here' && (
          <Button className="no-print" size="small" onClick={() => void record({ action: 'redeem', bookingId })}>
            {arrival === 'part' ? <Trans>Llegaron los demás</Trans> : <Trans>Llegaron todos</Trans>}
          </Button>
        )}
        {arrival === 'expected' && begun && (
          <Button
            className="no-print"
            kind="quiet"
            size="small"
            onClick={() => void record({ action: 'no_show', bookingId })}
          >
            <Trans>No vino</Trans>
          </Button>
        )}
        {(arrival === 'here' || arrival === 'part' || arrival === 'missed') && (
          <Button
            className="no-print"
            kind="quiet"
            size="small"
            onClick={() => void record({ action: 'undo', bookingId })}
          >
            <Trans>Deshacer</Trans>
          </Button>
        )}
        {contact.phone && (
          <TextLink to={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>
            <Phone size={18} aria-hidden />
            {contact.phone}
          </TextLink>
        )}
        {pickup && (
          <span className={styles.pickup}>
            <MapPin size={18} aria-hidden />
            {pickup}
          </span>
        )}
      </Actions>
    </div>
  );
}
