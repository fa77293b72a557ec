import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSalutation } from '#features/bookings/web/public.ts';
import type { CalledOffGuest, DepartureCancellation } from '#features/checkout/contract/operator-bookings.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Badge } from '#web/ui/badge.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { CopyText } from '#web/ui/send-text.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import { callUrl, whatsAppUrl } from '#web/ui/telephone-url.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { NotifiedButton } from './notified-button.tsx';
import { useCalledOffText } from './use-booking-text.ts';

export const toCall = (guests: readonly CalledOffGuest[]): CalledOffGuest[] =>
  guests.filter(({ reach }) => reach === 'telephone');

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Says who learns of the called-off departure by email, and that the operator must call the others. */
export function ReachWords({ guests, isOver }: { guests: readonly CalledOffGuest[]; isOver: boolean }) {
  const { t } = useLingui();
  const emailed = guests.filter(({ reach }) => reach === 'email').map(({ name }) => name ?? t`sin nombre`);
  const names = list.format(emailed);
  const resold = guests.filter(({ reach }) => reach === 'reseller').length;
  const toNotify = toCall(guests).filter(({ notified }) => !notified).length;
  return (
    <>
      {emailed.length > 0 && (
        <li>
          {isOver ? (
            <Trans>Enviamos un correo con tu motivo a {names}.</Trans>
          ) : (
            <Trans>Reciben un correo con tu motivo: {names}.</Trans>
          )}
        </li>
      )}
      {toNotify > 0 && (
        <li>
          <Plural
            value={toNotify}
            one="# persona no dejó correo: avísale tú, por teléfono o por WhatsApp."
            other="# personas no dejaron correo: avísales tú, por teléfono o por WhatsApp."
          />
        </li>
      )}
      {resold > 0 && (
        <li>
          <Plural
            value={resold}
            one="# reserva es de un revendedor: le avisa él a su viajero."
            other="# reservas son de revendedores: ellos avisan a sus viajeros."
          />
        </li>
      )}
    </>
  );
}

/** Lists the guests without an email, with their telephones. After the call-off, the operator marks who was notified. */
export function GuestsToCall({
  guests,
  departure,
  isOver,
}: {
  guests: readonly CalledOffGuest[];
  departure: DepartureCancellation['departure'];
  isOver: boolean;
}) {
  const { t } = useLingui();
  const { id: operatorId, name: operator } = useOperator();
  const salutation = useSalutation();
  const { telephone } = useFace();
  const textOf = useCalledOffText();
  const called = toCall(guests);
  if (called.length === 0) return null;
  return (
    <Rows>
      {called.map(({ bookingId, phone, notified, settled, ...guest }) => (
        <Row key={bookingId} columns={2}>
          <RowMain>
            <RowLink to={operatorPaths.booking(operatorId, bookingId)}>{guest.name ?? t`Sin nombre`}</RowLink>
            {phone && isOver && !settled ? (
              <p className={rows.soft}>
                <TextLink to={callUrl(phone)}>{phone}</TextLink> <Trans>Un momento: preparamos tu mensaje.</Trans>
              </p>
            ) : phone ? (
              <p className={rows.soft}>
                <Telephone
                  phone={phone}
                  of={guest.name ?? undefined}
                  message={isOver ? textOf({ ...departure, ...guest }) : salutation(operator, guest.name)}
                />
              </p>
            ) : null}
          </RowMain>
          {isOver && (
            <RowEnd>
              {phone && settled && !notified && whatsAppUrl(phone, telephone) === null && (
                <CopyText text={textOf({ ...departure, ...guest })} />
              )}
              {notified ? (
                <Badge tone="good">
                  <Trans>Ya lo sabe</Trans>
                </Badge>
              ) : (
                <NotifiedButton bookingId={bookingId} />
              )}
            </RowEnd>
          )}
        </Row>
      ))}
    </Rows>
  );
}
