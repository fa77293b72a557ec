/** The screen that emails link to. */
export const PRIVACY_SCREEN = '/cuenta/privacidad';
