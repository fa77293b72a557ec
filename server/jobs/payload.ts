import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

const compiled = new WeakMap<TSchema, Validator>();

export function fits<Payload extends TSchema>(declared: Payload, payload: unknown): payload is Static<Payload> {
  let validator = compiled.get(declared);
  if (!validator) {
    validator = Compile(declared) as Validator;
    compiled.set(declared, validator);
  }
  return validator.Check(payload);
}
