import AjvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/**
 * Checks requests: all faults at once, none silently dropped. Text of a URL or a header is read as the type its schema asks for; a JSON body
 * has types of its own and is taken literally (read as text, a null would become '').
 */
export const validators: Compilers = {
  buildValidator(schemas, options) {
    const build = AjvCompiler();
    const compiler = (coerceTypes: false | 'array') =>
      build(schemas, {
        ...options,
        customOptions: { ...options?.customOptions, allErrors: true, removeAdditional: false, coerceTypes },
      });
    const literal = compiler(false);
    const reading = compiler('array');
    return (route) => (route.httpPart === 'body' ? literal(route) : reading(route));
  },
};
