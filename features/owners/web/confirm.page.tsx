import { ConfirmHours } from './confirm/confirm-hours.tsx';

export const head = () => ({ title: '¿Sigue igual tu horario?', noIndex: true, secret: true });

export function Component() {
  return <ConfirmHours />;
}
