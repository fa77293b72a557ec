import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()({}, {});
const known = new WeakMap<object, ReturnType<SerializerCompiler>>();

/** Several sites of a process share the compiled function of each schema. */
export const serializers = (): SerializerCompiler => (route) => {
  const schema = route.schema as object;
  const serialize = known.get(schema) ?? compile(route);
  known.set(schema, serialize);
  return serialize;
};
