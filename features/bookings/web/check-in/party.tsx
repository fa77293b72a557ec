import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { partyWords, spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { Manifest, ManifestBooking } from '#features/bookings/contract/check-in.ts';
import { ARRIVAL_WORDS, type Arrival, arrivalOf, partyName } from '#features/bookings/contract/manifest-words.ts';
import { ON_SITE_WORDS } from '#features/payments/contract/on-site.ts';
import { formatMoney } from '#web/format/money.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dots } from '#web/ui/dots.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { ReceiptLink } from '../on-site/receipt-link.tsx';
import { TakeBalance } from '../on-site/take-balance.tsx';
import { useSalutation } from '../on-site/use-salutation.ts';
import styles from './party.module.css';
import type { NewScan } from './use-check-in.ts';
import { useClock } from './use-clock.ts';

interface PartyProps {
  booking: ManifestBooking;
  zone: string;
  begun: boolean;
  unfolded: boolean;
  record: (scan: NewScan) => Promise<void>;
  operatorId: string;
  operatorName: string;
  offline: boolean;
  refresh: () => Promise<void>;
  departure: Pick<Manifest['departure'], 'title' | 'localDate' | 'localTime'>;
}

const TONES: Record<Arrival, string | undefined> = {
  here: textStyles.open,
  part: textStyles.caution,
  unconfirmed: textStyles.caution,
  missed: textStyles.stop,
  cancelled: textStyles.stop,
  expected: textStyles.soft,
};

export function Party({ booking, unfolded, ...props }: PartyProps) {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setOpen] = useState(false);
  const open = chosen || unfolded;
  const arrival = arrivalOf(booking);
  const { money } = booking;
  const owed = money && money.owed > 0 && formatMoney(money.owed, money.currency);
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
        <span className={`${styles.name} ${flow.stackHalf}`}>
          <b className={textStyles.titleS}>{partyName(booking)}</b>
          <small className={textStyles.soft}>
            <Dots>
              {partyWords(booking.items)}
              {booking.pickup}
              {owed && <b className={textStyles.caution}>{t`falta ${owed}`}</b>}
            </Dots>
          </small>
        </span>
        <span className={classNames(textStyles.small, textStyles.strong, TONES[arrival])}>
          {ARRIVAL_WORDS[arrival]}
        </span>
        <ChevronDown size={20} aria-hidden className={styles.fold} />
      </button>
      <div id={id} hidden={!open}>
        {open && <PartyDetails booking={booking} {...props} />}
      </div>
    </li>
  );
}

function PartyDetails({ booking, departure, ...props }: Omit<PartyProps, 'unfolded'>) {
  const { zone, begun, record, operatorId, operatorName, offline, refresh } = props;
  const { t } = useLingui();
  const clock = useClock(zone);
  const salutation = useSalutation();
  const { contact, answers, notes, pickup, admitted, reference, resellerReference, money } = booking;
  const arrival = arrivalOf(booking);
  const comes = arrival !== 'cancelled' && arrival !== 'unconfirmed';
  const bookingId = booking.id;
  return (
    <div className={`${styles.details} ${flow.stack4}`}>
      <ul className={`${styles.people} ${flow.ruled}`}>
        {booking.items
          .filter(({ state }) => state !== 'cancelled')
          .map(({ id, name, state, traveller }) => {
            const called = traveller?.name ?? name;
            const here = state === 'redeemed';
            return (
              <li key={id} className={`${flow.row3} ${flow.ends}`}>
                <span className={flow.stackHalf}>
                  <b>{called}</b>
                  <small className={textStyles.soft}>
                    <Dots>
                      {traveller?.name && name}
                      {traveller?.age !== undefined && t`${traveller.age} años`}
                      {traveller?.document}
                    </Dots>
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
      <Facts>
        {answers.map(({ label, value, who }) => (
          <Fact key={`${label}${who}`} name={who ? `${label} (${who})` : label}>
            {value}
          </Fact>
        ))}
        {notes && <Fact name={<Trans>Nota</Trans>}>{notes}</Fact>}
        {admitted && (
          <Fact name={<Trans>Entró</Trans>}>
            <Dots>
              {clock(admitted.at)}
              {admitted.by}
            </Dots>
          </Fact>
        )}
        {money && (
          <Fact name={<Trans>Precio</Trans>}>
            <Dots>
              {formatMoney(money.total, money.currency)}
              {money.owed > 0 && t`falta ${formatMoney(money.owed, money.currency)}`}
            </Dots>
          </Fact>
        )}
        {money?.onSite.map(({ id, means, amount, at, by }) => (
          <Fact key={id} name={<Trans>Cobrado aquí</Trans>}>
            <Dots>
              {formatMoney(amount, money.currency)}
              {ON_SITE_WORDS[means]}
              {clock(at)}
              {by}
            </Dots>
          </Fact>
        ))}
        <Fact name={<Trans>Referencia de la reserva</Trans>}>
          <Dots>
            {spacedReference(reference)}
            {resellerReference}
          </Dots>
        </Fact>
      </Facts>
      {money && (
        <TakeBalance
          operatorId={operatorId}
          bookingId={bookingId}
          money={money}
          who={partyName(booking)}
          hasEmail={booking.contact.email !== null}
          phone={contact.phone}
          offline={offline}
          onTaken={() => void refresh()}
        />
      )}
      {money && comes && (
        <ReceiptLink
          money={money}
          operator={operatorName}
          name={contact.name}
          phone={contact.phone}
          title={departure.title}
          reference={reference}
          localDate={departure.localDate}
          localTime={departure.localTime}
        />
      )}
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
          <Telephone phone={contact.phone} of={partyName(booking)} message={salutation(operatorName, contact.name)} />
        )}
        {pickup && (
          <span className={flow.row2}>
            <MapPin size={18} aria-hidden />
            {pickup}
          </span>
        )}
      </Actions>
    </div>
  );
}
