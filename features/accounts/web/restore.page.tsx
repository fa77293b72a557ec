import { RestoreScreen } from './links/restore-screen.tsx';

export const head = () => ({ title: 'Elegir otra contraseña', secret: true });

export const Component = RestoreScreen;
