import type { FastifyError } from 'fastify';
import type { OctoLanguage } from '#features/octo/contract/capability.ts';
import {
  OCTO_ERRORS,
  OCTO_REASONS,
  type OctoErrorBody,
  type OctoErrorCode,
  type OctoReason,
} from '#features/octo/contract/errors.ts';
import { Problem } from '#server/errors.ts';

/** The name of the field that contains the wrong id in the body of the error. */
const NAMES = {
  INVALID_PRODUCT_ID: 'productId',
  INVALID_OPTION_ID: 'optionId',
  INVALID_UNIT_ID: 'unitId',
  INVALID_AVAILABILITY_ID: 'availabilityId',
  INVALID_BOOKING_UUID: 'uuid',
} as const;

export class OctoError extends Error {
  readonly code: OctoErrorCode;
  readonly about: Partial<OctoErrorBody>;
  readonly reason: OctoReason | undefined;

  constructor(code: OctoErrorCode, about: Partial<OctoErrorBody> = {}, reason?: OctoReason) {
    super(reason ? `${code}: ${reason}` : code);
    this.name = 'OctoError';
    this.code = code;
    this.about = about;
    this.reason = reason;
  }
}

export function unknownId(code: keyof typeof NAMES, id: string): OctoError {
  return new OctoError(code, { [NAMES[code]]: id });
}

export function impossible(reason: OctoReason): OctoError {
  return new OctoError('UNPROCESSABLE_ENTITY', {}, reason);
}

export function badRequest(reason?: OctoReason): OctoError {
  return new OctoError('BAD_REQUEST', {}, reason);
}

export function asOctoError(error: FastifyError | Problem | OctoError): OctoError {
  if (error instanceof OctoError) return error;
  if (error instanceof Problem) {
    if (Object.hasOwn(OCTO_REASONS, error.code)) return impossible(error.code as OctoReason);
    if (error.code === 'booking_action_refused') return impossible('not_on_hold');
    if (error.code === 'rate_limited') return new OctoError('TOO_MANY_REQUESTS');
    return new OctoError(error.text.status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
  }
  return new OctoError((error.statusCode ?? 500) < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
}

export function octoErrorBody(error: OctoError, language: OctoLanguage, fault?: string): OctoErrorBody {
  const words = error.reason ? OCTO_REASONS[error.reason] : OCTO_ERRORS[error.code];
  const errorMessage = fault ? `${words[language]} (${fault})` : words[language];
  return { error: error.code, errorMessage, ...error.about };
}
