import { OwnPlacesScreen } from './today/own-places.tsx';

export const head = () => ({ title: 'Mis lugares', noIndex: true });

export function Component() {
  return <OwnPlacesScreen />;
}
