import { Trans, useLingui } from '@lingui/react/macro';
import { useSalutation } from '#features/bookings/web/public.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { Panel, useOperator } from '#features/operators/web/public.ts';
import { Dots } from '#web/ui/dots.tsx';
import rows from '#web/ui/rows.module.css';
import { Telephone } from '#web/ui/telephone.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './sold-booking.module.css';

/** The travellers of a booking and what they answered. */
export function BookingParty({
  booking,
  party,
}: {
  booking: OperatorBooking;
  party: NonNullable<OperatorBooking['party']>;
}) {
  const { t } = useLingui();
  const { name: operator } = useOperator();
  const salutation = useSalutation();
  const { contact, answers, notes, pickup } = party;
  // The operator notes only the contact's name, and the contact usually comes along.
  const first = booking.byHand && (party.items.find(({ state }) => state !== 'cancelled') ?? party.items[0])?.id;
  return (
    <Panel title={<Trans>Quiénes vienen</Trans>}>
      <ul className={rows.rows}>
        {party.items.map(({ id, name, state, traveller }) => {
          const called = traveller?.name ?? (id === first ? contact.name : null);
          const age = traveller?.age;
          const facts = [called && name, age !== undefined && t`${age} años`, state === 'cancelled' && t`cancelado`];
          return (
            <li key={id} className={rows.row}>
              <span className={rows.name}>{called ?? name}</span>
              {facts.some(Boolean) && <Dots className={rows.soft}>{facts}</Dots>}
            </li>
          );
        })}
      </ul>
      <dl className={styles.facts}>
        {contact.name && (
          <div>
            <dt>
              <Trans>A nombre de</Trans>
            </dt>
            <dd>{contact.name}</dd>
          </div>
        )}
        {contact.phone && (
          <div>
            <dt>
              <Trans>Teléfono</Trans>
            </dt>
            <dd>
              <Telephone
                phone={contact.phone}
                of={contact.name ?? undefined}
                message={salutation(operator, contact.name)}
              />
            </dd>
          </div>
        )}
        {contact.email && (
          <div>
            <dt>
              <Trans>Correo</Trans>
            </dt>
            <dd>
              <TextLink to={`mailto:${contact.email}?subject=${encodeURIComponent(booking.title)}`}>
                {contact.email}
              </TextLink>
            </dd>
          </div>
        )}
        {pickup && (
          <div>
            <dt>
              <Trans>Los recoges en</Trans>
            </dt>
            <dd>{pickup}</dd>
          </div>
        )}
        {answers.map(({ label, value, who }) => (
          <div key={`${label} ${who}`}>
            <dt>
              {label} {who && <small>({who})</small>}
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
      </dl>
    </Panel>
  );
}
