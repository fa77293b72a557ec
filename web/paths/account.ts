import { withSearch } from './build-path.ts';

const withReturn = (pathname: string, back?: string) =>
  withSearch(pathname, back && `volver=${encodeURIComponent(back)}`);

export const accountPaths = {
  signIn: (back?: string) => withReturn('/entrar', back),
  signUp: (back?: string) => withReturn('/crear-cuenta', back),
  confirm: () => '/confirmar',
  restore: () => '/restaurar',
  confirmEmail: () => '/confirmar-correo',
  undoEmail: () => '/deshacer-correo',
  notMe: () => '/no-fui-yo',
  keepFactor: () => '/conservar-segundo-paso',
  profile: () => '/cuenta',
  security: () => '/cuenta/seguridad',
  sessions: () => '/cuenta/sesiones',
  bookings: () => '/cuenta/reservas',
  waitlist: () => '/cuenta/lista-de-espera',
} as const;
