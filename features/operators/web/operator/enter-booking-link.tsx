import { Trans } from '@lingui/react/macro';
import { PhoneIncoming } from 'lucide-react';
import { operatorPaths } from '#web/paths/operator.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useOperator } from './operator-frame.tsx';

/** Is shown only to people who sell for a verified operator. */
export function EnterBookingLink() {
  const { id, role, state } = useOperator();
  if (role === 'guide' || state !== 'verified') return null;
  return (
    <ButtonLink kind="quiet" size="small" to={operatorPaths.newBooking(id)}>
      <PhoneIncoming size={18} aria-hidden />
      <Trans>Anotar una reserva</Trans>
    </ButtonLink>
  );
}
