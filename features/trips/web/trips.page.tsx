import { TripList } from './trip/trip-list.tsx';

export const head = () => ({
  title: 'Mis viajes',
  noIndex: true,
  description: 'Los viajes que armaste en este navegador.',
});

export function Component() {
  return <TripList />;
}
