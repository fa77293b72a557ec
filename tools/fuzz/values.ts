import fc, { type Arbitrary } from 'fast-check';
import { hostile } from './hostile.ts';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
}

export type WordList = readonly string[];

const LONG = 40;

export function valid(schema: Schema, known: WordList, depth = 0): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valid(one, known, depth)));
  if (schema.allOf) return valid(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }), known, depth);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
      return integer(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(schema, known, depth);
    case 'object':
      return object(schema, known, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function text({ format, pattern, minLength = 0, maxLength = LONG }: Schema, known: WordList): Arbitrary<unknown> {
  const most = Math.max(minLength, Math.min(maxLength, minLength + LONG));
  const any =
    FORMATS[format ?? ''] ??
    (pattern ? matching(pattern) : fc.string({ unit: 'grapheme', minLength, maxLength: most }));
  const fitting = known.filter(
    (word) => word.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(word)) && fits(format, word),
  );
  return fitting.length > 0 ? fc.oneof(any, fc.constantFrom(...fitting)) : any;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fits = (format: string | undefined, word: string) =>
  format === undefined || (format === 'uuid' && UUID.test(word)) || (format === 'email' && word.includes('@'));

const day = () => fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: day().map((at) => at.toISOString().slice(0, 10)),
  'date-time': day().map((at) => at.toISOString()),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((at) => at.map((n) => String(n).padStart(2, '0')).join(':')),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return fc.string({ unit: 'grapheme', maxLength: LONG });
  }
}

function integer({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 }: Schema): Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const max = maximum ?? (exclusiveMaximum === undefined ? Math.max(min, 1_000_000) : exclusiveMaximum - 1);
  return fc.integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) }).map((n) => n * multipleOf);
}

function list(
  { items = {}, prefixItems, minItems = 0, maxItems = 4 }: Schema,
  known: WordList,
  depth: number,
): Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map((one) => valid(one, known, depth + 1)));
  return fc.array(valid(items, known, depth + 1), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, depth > 2 ? 2 : 4)),
  });
}

function object(schema: Schema, known: WordList, depth: number): Arbitrary<unknown> {
  const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, valid(one, known, depth + 1)]),
  );
  const own = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  const [entry] = Object.entries(patternProperties);
  const others = entry
    ? fc.dictionary(matching(entry[0]), valid(entry[1], known, depth + 1), { maxKeys: 3 })
    : typeof additionalProperties === 'object'
      ? fc.dictionary(fc.string({ maxLength: 8 }), valid(additionalProperties, known, depth + 1), { maxKeys: 3 })
      : fc.constant({});
  return fc.tuple(own, others).map(([a, b]) => ({ ...b, ...a }));
}

export function nearlyValid(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('swap', 'drop', 'add', 'repeat'),
    by: hostile,
    name: fc.constantFrom('__proto__', 'constructor', 'id', 'extra', ''),
  });
  return fc.tuple(value, fc.array(change, { minLength: 1, maxLength: 3 })).map(([whole, changes]) => {
    const holder = { root: structuredClone(whole) };
    for (const { at, kind, by, name } of changes) {
      const places = placesIn(holder);
      const place = places[at % places.length]!;
      const owner = place.owner as Record<string, unknown>;
      if (kind === 'drop' && owner !== holder) delete owner[place.key];
      else if (kind === 'add' && typeof owner[place.key] === 'object' && owner[place.key] !== null)
        Object.defineProperty(owner[place.key], name, {
          value: by,
          enumerable: true,
          configurable: true,
          writable: true,
        });
      else if (kind === 'repeat') owner[place.key] = [owner[place.key], owner[place.key]];
      else owner[place.key] = by;
    }
    return holder.root;
  });
}

function placesIn(owner: object): { owner: object; key: string }[] {
  return Object.keys(owner).flatMap((key) => {
    const value = (owner as Record<string, unknown>)[key];
    return [{ owner, key }, ...(typeof value === 'object' && value !== null ? placesIn(value) : [])];
  });
}
