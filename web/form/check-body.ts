import type { TSchema } from 'typebox';
import { Format } from 'typebox/format';
import { Settings } from 'typebox/system';
import { Value } from 'typebox/value';
import { type Issue, validationIssues } from '#features/issues.ts';
import { hasTelephone, telephoneIssues } from '#features/telephone.ts';

Settings.Set({ maxErrors: 100 });
// The server refuses a domain without a dot, which TypeBox accepts.
Format.Set('email', (text) => Format.IsEmail(text) && /@[^@]+\.[^@]+$/.test(text));

export function checkBody(schema: TSchema, body: unknown, country: string): Issue[] {
  // JSON leaves out members whose value is undefined, as in a request.
  const sent = JSON.parse(JSON.stringify(body));
  const issues = validationIssues(Value.Errors(schema, sent));
  return hasTelephone(schema) ? [...issues, ...telephoneIssues(schema, sent, country)] : issues;
}
