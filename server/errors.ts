import type { Issue } from '#features/issues.ts';

export interface ErrorText {
  status: number;
  title: string;
  detail: string;
}

/** Body of a refusal: the members of RFC 9457, and `code`, `issues` and `requestId`. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  issues: Issue[];
  requestId: string;
}

/** Error codes of the platform. Each area declares its own codes in its contract. */
export type PlatformErrorCode =
  | 'bad_request'
  | 'invalid'
  | 'app_token_missing'
  | 'app_token_wrong'
  | 'token_missing'
  | 'session_ended'
  | 'forbidden'
  | 'foreign_page'
  | 'foreign_host'
  | 'second_factor_needed'
  | 'not_found'
  | 'method_not_allowed'
  | 'repeated_differently'
  | 'too_large'
  | 'address_too_long'
  | 'unsupported_media_type'
  | 'image_kind'
  | 'image_broken'
  | 'image_moves'
  | 'image_too_big'
  | 'pdf_broken'
  | 'pdf_too_long'
  | 'pdf_too_slow'
  | 'rate_limited'
  | 'unavailable'
  | 'internal';

export const PLATFORM_ERRORS = {
  bad_request: {
    status: 400,
    title: 'Solicitud ilegible',
    detail: 'No pudimos leer la solicitud. Revisa su formato e inténtalo de nuevo.',
  },
  invalid: {
    status: 400,
    title: 'Datos no válidos',
    detail: 'Algunos datos no son válidos. Revisa los campos señalados.',
  },
  app_token_missing: {
    status: 401,
    title: 'Falta el token de la aplicación',
    detail: 'Esta dirección pide el token de la aplicación en la cabecera Authorization.',
  },
  app_token_wrong: {
    status: 401,
    title: 'Token de la aplicación incorrecto',
    detail: 'El token de la aplicación que recibimos no es el de este sitio.',
  },
  token_missing: {
    status: 401,
    title: 'Necesitas iniciar sesión',
    detail: 'Inicia sesión para continuar.',
  },
  session_ended: {
    status: 401,
    title: 'Tu sesión terminó',
    detail: 'Tu sesión terminó. Inicia sesión de nuevo para continuar.',
  },
  forbidden: {
    status: 403,
    title: 'Sin permiso',
    detail: 'No tienes permiso para hacer esto.',
  },
  foreign_page: {
    status: 403,
    title: 'Solicitud de otro sitio',
    detail: 'Esta acción solo se puede hacer desde nuestras páginas.',
  },
  foreign_host: {
    status: 421,
    title: 'Dirección que no es nuestra',
    detail: 'Este sitio no responde con ese nombre. Abre la dirección que te dieron.',
  },
  second_factor_needed: {
    status: 403,
    title: 'Falta tu segundo paso',
    detail: 'Confirma tu identidad con tu segundo paso para continuar.',
  },
  not_found: {
    status: 404,
    title: 'No encontrado',
    detail: 'No encontramos lo que buscas. Puede que la dirección haya cambiado.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Método no admitido',
    detail: 'Esta dirección no admite ese método.',
  },
  repeated_differently: {
    status: 409,
    title: 'Solicitud repetida con otros datos',
    detail: 'Ya recibimos una solicitud con esa clave y con otros datos. Empieza de nuevo.',
  },
  too_large: {
    status: 413,
    title: 'Demasiado grande',
    detail: 'Lo que enviaste es demasiado grande.',
  },
  address_too_long: {
    status: 414,
    title: 'Dirección demasiado larga',
    detail: 'La dirección que pediste es demasiado larga.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Formato no admitido',
    detail: 'No aceptamos ese tipo de contenido. Envía JSON.',
  },
  image_kind: {
    status: 415,
    title: 'No es una imagen que aceptemos',
    detail: 'Envía una foto en JPEG, PNG, WebP o AVIF.',
  },
  image_broken: {
    status: 400,
    title: 'Imagen dañada',
    detail: 'No pudimos abrir la imagen. Prueba con otra, o guárdala de nuevo antes de enviarla.',
  },
  image_moves: {
    status: 400,
    title: 'Imagen con movimiento',
    detail: 'Solo aceptamos imágenes fijas. Envía una sin animación.',
  },
  image_too_big: {
    status: 413,
    title: 'Imagen demasiado grande',
    detail: 'La imagen tiene demasiados píxeles. Redúcela y envíala de nuevo.',
  },
  pdf_broken: {
    status: 400,
    title: 'PDF dañado o con contraseña',
    detail: 'No pudimos abrir el PDF. Guárdalo sin contraseña, o envía una foto de cada página.',
  },
  pdf_too_long: {
    status: 413,
    title: 'PDF demasiado largo',
    detail: 'El PDF tiene demasiadas páginas. Envía solo las que hacen falta.',
  },
  pdf_too_slow: {
    status: 413,
    title: 'PDF demasiado pesado',
    detail: 'El PDF tarda demasiado en abrirse. Envía una foto de cada página.',
  },
  rate_limited: {
    status: 429,
    title: 'Demasiadas solicitudes',
    detail: 'Hiciste muchas solicitudes en poco tiempo. Espera un momento e inténtalo de nuevo.',
  },
  unavailable: {
    status: 503,
    title: 'Servicio en pausa',
    detail: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
  },
  internal: {
    status: 500,
    title: 'Algo falló de nuestro lado',
    detail: 'Ocurrió un error inesperado. Ya quedó registrado; inténtalo de nuevo en un momento.',
  },
} as const satisfies Record<PlatformErrorCode, ErrorText>;

/** The error that refuses a request. */
export class Problem extends Error {
  readonly code: string;
  readonly text: ErrorText;
  readonly issues: Issue[];
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;
  readonly hides: boolean;

  constructor(code: string, text: ErrorText, extra: ProblemExtra = {}) {
    super(`${code}: ${extra.detail ?? text.detail}`);
    this.name = 'Problem';
    this.code = code;
    this.text = extra.detail ? { ...text, detail: extra.detail } : text;
    this.issues = extra.issues ?? [];
    this.headers = extra.headers ?? {};
    this.members = extra.members ?? {};
    this.hides = extra.hides ?? false;
  }
}

export interface ProblemExtra {
  detail?: string;
  issues?: Issue[];
  headers?: Record<string, string>;
  /** Further members of the body. */
  members?: Record<string, unknown>;
  /**
   * `true` answers 404, so that the caller does not learn that the resource exists. The log contains the real reason.
   */
  hides?: boolean;
}

/** Creates a refusal: `throw problem(TRIP_ERRORS, 'trip_not_found')`. */
export function problem<Code extends string>(
  catalogue: Readonly<Record<Code, ErrorText>>,
  code: Code,
  extra?: ProblemExtra,
): Problem {
  return new Problem(code, catalogue[code], extra);
}

export function problemBody({ code, text, issues, members }: Problem, requestId: string): ProblemBody {
  return { type: `urn:vereda:error:${code}`, ...text, ...members, code, issues, requestId };
}
