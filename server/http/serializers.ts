import { type SerializerCompiler, SerializerSelector } from '@fastify/fast-json-stringify-compiler';

export const compileSerializer = SerializerSelector()({}, {});
const known = new WeakMap<object, ReturnType<SerializerCompiler>>();

/**
 * A schema is compiled at its first reply, because a site uses few of its schemas. Several sites of a process share the
 * compiled function.
 */
export const serializers = (): SerializerCompiler => (route) => {
  const schema = route.schema as object;
  return (data) => {
    let serialize = known.get(schema);
    if (!serialize) {
      serialize = compileSerializer(route);
      known.set(schema, serialize);
    }
    return serialize(data);
  };
};
