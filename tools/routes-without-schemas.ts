import type { PluginObject, types } from '@babel/core';

/**
 * Removes the declaration of every `route(name, declaration)`, so that a browser loads method and path only. Nothing then uses the imports of
 * its schemas, and the bundler drops them.
 */
export function routesWithoutSchemas({ types: t }: { types: typeof types }): PluginObject {
  return {
    name: 'routes-without-schemas',
    visitor: {
      CallExpression({ node }) {
        if (t.isIdentifier(node.callee, { name: 'route' }) && t.isStringLiteral(node.arguments[0]))
          node.arguments.length = 1;
      },
    },
  };
}
