/** Why a reader reports a photo, and why the region removes it. */
export const PHOTO_REASONS = ['shows_me', 'mine', 'elsewhere', 'offensive', 'private_data', 'advertising'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

export const PHOTO_REASON_WORDS: Record<PhotoReason, string> = {
  shows_me: 'Salgo yo, o alguien de mi familia, y no quiero',
  mine: 'La foto es mía y no di permiso',
  elsewhere: 'No es de aquí',
  offensive: 'Ofende, o muestra violencia o desnudos',
  private_data: 'Muestra datos privados, como una placa o un documento',
  advertising: 'Es publicidad',
};

/** The same reasons as the author of a removed photo reads them. */
export const REMOVED_WORDS: Record<PhotoReason, string> = {
  shows_me: 'Una persona que sale en la foto pidió retirarla',
  mine: 'Otra persona dice que la foto es suya',
  elsewhere: 'La foto no es de aquí',
  offensive: 'La foto ofende, o muestra violencia o desnudos',
  private_data: 'La foto muestra datos privados',
  advertising: 'La foto es publicidad',
};

/** A person with one of these reasons gets an answer, so the report needs an email address. */
export const ANSWERED_REASONS: readonly PhotoReason[] = ['shows_me', 'mine'];
