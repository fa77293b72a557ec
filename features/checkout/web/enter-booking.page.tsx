import { EnterBookingRoom } from './operator/enter-booking-room.tsx';

export const head = () => ({ title: 'Anotar una reserva', noIndex: true });

export const Component = () => <EnterBookingRoom from="departures" />;
