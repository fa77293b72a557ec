import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js/min';
import { type TSchema, Type } from 'typebox';
import type { Issue } from './issues.ts';

/** A schema for a telephone of the region's country, or of another country with plus and country code. */
export const Telephone = (maxLength: number, minLength = 0) =>
  Type.String({
    minLength,
    maxLength,
    telephone: true,
    description: 'Del país de la región, o con + y el código de otro país',
  });

interface Node {
  telephone?: boolean;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}

export const hasTelephone = (schema: unknown): boolean => JSON.stringify(schema ?? null).includes('"telephone":true');

/** Empty texts pass. @param country ISO 3166-1 code, such as "PE". */
export function telephoneIssues(schema: TSchema, value: unknown, country: string): Issue[] {
  return issuesAt(schema as Node, value, country, 'body');
}

function issuesAt(schema: Node, value: unknown, country: string, path: string): Issue[] {
  if (schema.telephone) return isWrong(value, country) ? [{ path, code: 'telephone', message: WORDS }] : [];
  const parts = schema.anyOf?.flatMap((part) => issuesAt(part, value, country, path)) ?? [];
  if (typeof value !== 'object' || value === null) return parts;
  const { properties = {}, items } = schema;
  const members = Object.entries(properties).flatMap(([name, member]) =>
    issuesAt(member, (value as Record<string, unknown>)[name], country, `${path}.${name}`),
  );
  const elements =
    items && Array.isArray(value) ? value.flatMap((one, n) => issuesAt(items, one, country, `${path}.${n}`)) : [];
  return [...parts, ...members, ...elements];
}

const WORDS = 'Escribe un teléfono completo. Si es de otro país, empieza con + y su código.';

function isWrong(value: unknown, country: string): boolean {
  return typeof value === 'string' && value.trim() !== '' && !isValidPhoneNumber(value, country as CountryCode);
}
