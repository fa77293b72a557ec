import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifySchemaValidationError } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { type Reach, reachKeyword } from './within-reach.ts';

type Validate = ((data: unknown) => boolean) & { errors?: FastifySchemaValidationError[] | null };
type Compiler = (route: FastifyRouteSchemaDef<unknown>) => Validate;

/** Several sites of a process share a compiler, so each schema is compiled at most once. */
const compilers = new Map<string, Compiler>();

/**
 * Reports all faults of a request. JSON bodies are not converted, because null would become ''.
 * @param reach limits for positions with the schema keyword `withinReach`.
 */
export const validatorsWithin = (reach: Reach) =>
  ((schemas, options) => {
    const known = compilers.get(reach.join());
    if (known) return known;
    const compiler = (coerceTypes: false | 'array') => {
      const keywords = [reachKeyword(reach), 'telephone'];
      const customOptions = { allErrors: true, removeAdditional: false as const, coerceTypes, keywords };
      return AjvCompiler()(schemas, { ...options, mode: undefined, customOptions }) as Compiler;
    };
    const literal = compiler(false);
    const reading = compiler('array');
    const choose: Compiler = (route) =>
      whenFirstUsed(() => (route.httpPart === 'body' ? literal(route) : onlyFinite(reading(route))));
    compilers.set(reach.join(), choose);
    return choose;
  }) as BuildCompilerFromPool;

/** A site uses few of its schemas, and the compiled functions of all of them take much memory. */
function whenFirstUsed(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const check: Validate = (data) => {
    compiled ??= compile();
    const isValid = compiled(data);
    check.errors = compiled.errors;
    return isValid;
  };
  return check;
}

/** Ajv reads "1e309" as Infinity, and then ignores minimum and maximum. */
function onlyFinite(validate: Validate): Validate {
  const check: Validate = (data) => {
    const isValid = validate(data);
    const infinite = infinitePaths(data).map((instancePath) => ({
      instancePath,
      keyword: 'type',
      schemaPath: '',
      params: { type: 'number' },
      message: 'must be finite',
    }));
    check.errors = infinite.length > 0 ? [...(validate.errors ?? []), ...infinite] : validate.errors;
    return isValid && infinite.length === 0;
  };
  return check;
}

function infinitePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => infinitePaths(one, `${path}/${key}`));
}
