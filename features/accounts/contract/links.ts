/**
 * Screens that emails open. The secret is in the fragment, which browsers do not send to servers: `/restaurar#<key>`.
 */
export const EMAIL_SCREENS = {
  confirm: '/confirmar',
  sign_in: '/entrar',
  restore: '/restaurar',
  change_email: '/confirmar-correo',
  undo_email: '/deshacer-correo',
  not_me: '/no-fui-yo',
  keep_factor: '/conservar-segundo-paso',
  /** This link has no secret. The person signs in to open the screen. */
  security: '/cuenta/seguridad',
} as const;
export type EmailScreen = keyof typeof EMAIL_SCREENS;

export function emailLink(publicUrl: string, screen: Exclude<EmailScreen, 'security'>, key: string): string {
  return `${publicUrl}${EMAIL_SCREENS[screen]}#${key}`;
}
