import AjvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';

type Compiler = (route: FastifyRouteSchemaDef<unknown>) => unknown;

/**
 * Checks requests: all faults at once, none silently dropped. Text of a URL or a header is read as the type its schema asks for; a JSON body
 * has types of its own and is taken literally (read as text, a null would become '').
 */
export const buildValidator = ((schemas, options) => {
  const build = AjvCompiler();
  const compiler = (coerceTypes: false | 'array') => {
    const customOptions = { allErrors: true, removeAdditional: false as const, coerceTypes };
    return build(schemas, { ...options, mode: undefined, customOptions }) as Compiler;
  };
  const literal = compiler(false);
  const reading = compiler('array');
  const choose: Compiler = (route) => (route.httpPart === 'body' ? literal(route) : reading(route));
  return choose;
}) as BuildCompilerFromPool;
