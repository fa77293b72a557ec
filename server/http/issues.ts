import type { FastifyError } from 'fastify';
import type { Issue } from '#server/errors.ts';

type SchemaFault = NonNullable<FastifyError['validation']>[number];

/**
 * Converts validation errors to issues, each with its field and a Spanish message.
 * @param part the invalid part of the request: `body`, `querystring`, `params` or `headers`.
 */
export function validationIssues(errors: SchemaFault[], part = 'body'): Issue[] {
  const root = part === 'querystring' ? 'query' : part;
  return errors
    .filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'if' && !isOtherwiseNull(error, errors))
    .map((error) => ({
      path: [root, ...steps(error)].join('.'),
      code: error.keyword,
      message: wording(error),
    }));
}

/** `true` for the fault "must be null" of a nullable value that also has another fault. Only the other fault helps the reader. */
function isOtherwiseNull({ keyword, params, instancePath }: SchemaFault, errors: SchemaFault[]): boolean {
  const isNull = (fault: SchemaFault) => fault.keyword === 'type' && fault.params.type === 'null';
  if (!isNull({ keyword, params, instancePath } as SchemaFault)) return false;
  return errors.some(
    (other) =>
      !isNull(other) &&
      other.keyword !== 'anyOf' &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

function steps({ instancePath, params }: SchemaFault): string[] {
  const field = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [...instancePath.split('/').slice(1), ...(field === undefined ? [] : [String(field)])];
}

function wording({ keyword, params, message }: SchemaFault): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return 'Falta este dato.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'No conocemos este dato.';
    case 'enum':
      return `Debe ser uno de: ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'const':
      return `Debe ser ${params.allowedValue}.`;
    case 'minimum':
      return `Debe ser ${limit} o más.`;
    case 'maximum':
      return `Debe ser ${limit} o menos.`;
    case 'exclusiveMinimum':
      return `Debe ser más que ${limit}.`;
    case 'exclusiveMaximum':
      return `Debe ser menos que ${limit}.`;
    case 'minLength':
      return limit === 1 ? 'No puede estar vacío.' : `Debe tener ${limit} caracteres o más.`;
    case 'maxLength':
      return `Debe tener ${limit} ${limit === 1 ? 'carácter' : 'caracteres'} o menos.`;
    case 'minItems':
      return `Debe tener ${limit} ${limit === 1 ? 'elemento' : 'elementos'} o más.`;
    case 'maxItems':
      return `Debe tener ${limit} ${limit === 1 ? 'elemento' : 'elementos'} o menos.`;
    case 'uniqueItems':
      return 'No puede repetir elementos.';
    case 'multipleOf':
      return `Debe ser múltiplo de ${params.multipleOf}.`;
    case 'type':
      return `Debe ser ${TYPES[String(params.type)] ?? params.type}.`;
    case 'format':
      return `Debe ser ${FORMATS[String(params.format)] ?? `un valor con el formato ${params.format}`}.`;
    case 'withinReach':
      return 'Debe quedar dentro de la región.';
    case 'pattern':
      return 'No tiene la forma esperada.';
    default:
      return message ?? 'No es válido.';
  }
}

const TYPES: Record<string, string> = {
  integer: 'un número entero',
  number: 'un número',
  string: 'un texto',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};

const FORMATS: Record<string, string> = {
  date: 'una fecha como 2026-08-31',
  time: 'una hora como 09:30',
  'date-time': 'un instante como 2026-08-31T14:30:00Z',
  email: 'un correo como ana@ejemplo.pe',
  uuid: 'un identificador UUID',
  uri: 'una dirección completa',
};
