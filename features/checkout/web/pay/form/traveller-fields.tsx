import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#web/ui/field.tsx';
import type { OrderBooking } from '../../../contract/order.ts';
import styles from './pay-form.module.css';
import { ageOf, agesForSeats, type Going, otherNames, type Seat, seatsOf } from './travellers.ts';

interface TravellerFieldsProps {
  bookings: readonly (OrderBooking & Going)[];
  faults: Readonly<Record<string, string>>;
  /** Ages of the children in the traveller's own trip on this day. They fill empty fields. */
  tripAges?: readonly number[];
}

export function TravellerFields({ bookings, faults, tripAges = [] }: TravellerFieldsProps) {
  const { t } = useLingui();
  const seats = seatsOf(bookings);
  const usual = agesForSeats(seats, tripAges);
  return seats.map((seat) => {
    const [item] = Object.values(seat.itemsOf);
    const field = (name: string) => `seat:${seat.id}:${name}`;
    const called = seat.number === null ? seat.name : `${seat.name} ${seat.number}`;
    // A traveller who asked for an offer has already given the children's ages.
    const known = bookings.some(({ oneParty }) => oneParty) ? ageOf(seat) : undefined;
    return (
      <div key={seat.id} className={styles.seat}>
        <Field
          label={
            known === undefined ? (
              called
            ) : (
              <>
                {called} · <Plural value={known} _0="menos de un año" one="# año" other="# años" />
              </>
            )
          }
          name={field('name')}
          autoComplete="off"
          placeholder={t`Nombre y apellido`}
          maxLength={120}
          defaultValue={item?.traveller?.name ?? ''}
          error={faults[field('name')]}
        />
        {known !== undefined && <input type="hidden" name={field('age')} value={known} />}
        {seat.child && known === undefined && (
          <Field
            label={t`Edad`}
            name={field('age')}
            type="number"
            inputMode="numeric"
            min={0}
            max={120}
            defaultValue={item?.traveller?.age ?? usual.get(seat.id) ?? ''}
            error={faults[field('age')]}
          />
        )}
        {seat.showsDocument && (
          <Field
            label={t`Número de documento`}
            hint={t`Lo pide este precio: llévalo contigo.`}
            name={field('document')}
            autoComplete="off"
            maxLength={40}
            defaultValue={item?.traveller?.document ?? ''}
            error={faults[field('document')]}
          />
        )}
        <Elsewhere seat={seat} bookings={bookings} />
      </div>
    );
  });
}

function Elsewhere({ seat, bookings }: { seat: Seat; bookings: readonly OrderBooking[] }) {
  const others = otherNames(seat);
  if (others.length === 0) return null;
  return (
    <p className={styles.elsewhere}>
      {others.map(({ bookingId, name }) => {
        const title = bookings.find(({ id }) => id === bookingId)!.snapshot.title;
        return (
          <span key={bookingId}>
            <Trans>
              En {title}: {name}
            </Trans>
          </span>
        );
      })}
    </p>
  );
}
