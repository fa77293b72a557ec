/** `path` names the field, such as `body.people.adults` or `query.limit`. */
export interface Issue {
  path: string;
  code: string;
  message: string;
}

/** A fault that Ajv or TypeBox reports. The two libraries name some `params` differently. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: object;
  message?: string | undefined;
}

interface Fault extends SchemaFault {
  params: Record<string, unknown>;
}

/**
 * Writes faults as Spanish messages, in the server and in forms.
 * @param part `body`, `querystring`, `params` or `headers`.
 */
export function validationIssues(errors: readonly SchemaFault[], part = 'body'): Issue[] {
  const root = part === 'querystring' ? 'query' : part;
  const faults = errors.flatMap((error) => onePerField(error as Fault));
  return faults
    .filter((fault) => !OTHER_FAULTS.has(fault.keyword) && !isOtherwiseNull(fault, faults))
    .map((fault) => ({ path: [root, ...steps(fault)].join('.'), code: fault.keyword, message: wording(fault) }));
}

/** Faults of these keywords only repeat other faults of the same value. */
const OTHER_FAULTS: ReadonlySet<string> = new Set(['anyOf', 'if', 'boolean']);

/** TypeBox reports several missing members in one fault, Ajv reports one fault for each. */
function onePerField(fault: Fault): Fault[] {
  const { requiredProperties: missing, additionalProperties: unknown } = fault.params;
  if (Array.isArray(missing)) return missing.map((name) => ({ ...fault, params: { missingProperty: name } }));
  if (Array.isArray(unknown)) return unknown.map((name) => ({ ...fault, params: { additionalProperty: name } }));
  return [fault];
}

/** A nullable value with a fault also gets the fault "must be null", which helps no person. */
function isOtherwiseNull(fault: Fault, faults: readonly Fault[]): boolean {
  const isNull = ({ keyword, params }: Fault) => keyword === 'type' && params.type === 'null';
  if (!isNull(fault)) return false;
  const { instancePath } = fault;
  return faults.some(
    (other) =>
      !isNull(other) &&
      other.keyword !== 'anyOf' &&
      (other.instancePath === instancePath || other.instancePath.startsWith(`${instancePath}/`)),
  );
}

function steps({ instancePath, params }: Fault): string[] {
  const field = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return [...instancePath.split('/').slice(1), ...(field === undefined ? [] : [String(field)])];
}

function wording({ keyword, params, message }: Fault): string {
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
      // Only patterns for email addresses contain an at sign.
      return String(params.pattern).includes('@') ? `Debe ser ${FORMATS.email}.` : 'No tiene la forma esperada.';
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
