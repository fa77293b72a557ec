import { ConfirmScreen } from './links/confirm-screen.tsx';

export const head = () => ({ title: 'Confirmar tu correo', secret: true });

export const Component = ConfirmScreen;
