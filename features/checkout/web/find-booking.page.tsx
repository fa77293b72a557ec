import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { readReference } from '#features/read-reference.ts';
import { OpenByPin } from '#web/layout/open-by-pin.tsx';
import { accountPaths } from '#web/paths/account.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { useSession } from '#web/session/session.ts';
import { keptOrders } from './order-keys.ts';

export const head = () => ({
  title: 'Tu reserva',
  description: 'Abre tu reserva con la referencia y el PIN que llegaron a tu correo.',
});

export function Component() {
  const person = useSession((session) => session.person);
  const [kept, setKept] = useState<ReturnType<typeof keptOrders>>([]);
  useEffect(() => setKept(keptOrders()), []);
  return (
    <OpenByPin
      title={<Trans>Tu reserva</Trans>}
      lead={<Trans>Para verla, cambiarla, pagar el saldo o cancelar. La referencia y el PIN están en tu correo.</Trans>}
      example="VR7K 2M4Q XA"
      action={<Trans>Abrir mi reserva</Trans>}
      pathOf={(typed) => travellerPaths.booking(readReference(typed))}
      kept={kept.map(({ reference }) => ({ reference, name: spacedReference(reference) }))}
      seed="reservas"
    >
      {person && (
        <p>
          <Link to={accountPaths.bookings()}>
            <Trans>Todas las reservas de tu cuenta</Trans>
          </Link>
        </p>
      )}
    </OpenByPin>
  );
}
