export type PhotoErrorCode =
  | 'photo_not_found'
  | 'photo_action_refused'
  | 'photo_incomplete'
  | 'photo_kind'
  | 'too_many_photos'
  | 'photo_order_changed';

export const PHOTO_ERRORS = {
  photo_not_found: {
    status: 404,
    title: 'Foto no encontrada',
    detail: 'No encontramos esa foto. Puede que ya se haya retirado.',
  },
  photo_action_refused: {
    status: 409,
    title: 'Ahora no es posible',
    detail: 'En el estado en que está la foto no se puede hacer eso. Vuelve a cargarla para ver cómo está.',
  },
  photo_incomplete: {
    status: 409,
    title: 'La foto no llegó entera',
    detail: 'La foto todavía no llegó entera. Vuelve a enviarla.',
  },
  photo_kind: {
    status: 415,
    title: 'Ese archivo no es una foto que podamos mostrar',
    detail: 'Envía una foto en JPEG, PNG, WebP o AVIF.',
  },
  too_many_photos: {
    status: 409,
    title: 'Ya compartiste muchas fotos aquí',
    detail: 'Aquí no caben más fotos tuyas. Quita alguna desde tu cuenta para compartir otra.',
  },
  photo_order_changed: {
    status: 409,
    title: 'Las fotos cambiaron',
    detail: 'Mientras ordenabas llegó o se retiró una foto. Vuelve a cargar y ordena de nuevo.',
  },
} as const satisfies Record<PhotoErrorCode, { status: number; title: string; detail: string }>;
