import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const compile = SerializerSelector()({}, {});
const known = new WeakMap<object, ReturnType<SerializerCompiler>>();

/** Makes the functions that write responses: one per schema, also for several routes and for several sites of one process. */
export const serializers = (): SerializerCompiler => (route) => {
  const schema = route.schema as object;
  const serialize = known.get(schema) ?? compile(route);
  known.set(schema, serialize);
  return serialize;
};
