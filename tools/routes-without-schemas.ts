import type { NodePath, PluginObject, types } from '@babel/core';

/**
 * Replaces every `route(name, declaration)` by its method and path, so that the bundle contains no schemas. An unused
 * import would still load its module, so the plugin removes unused imports too.
 */
export function routesWithoutSchemas({ types: t }: { types: typeof types }): PluginObject {
  return {
    name: 'routes-without-schemas',
    visitor: {
      CallExpression(call) {
        const { callee, arguments: given } = call.node;
        const [name] = given;
        if (!t.isIdentifier(callee, { name: 'route' }) || !t.isStringLiteral(name)) return;
        const [method, path] = name.value.split(' ');
        call.replaceWith(t.valueToNode({ method, path }));
      },
      Program: {
        exit({ scope }) {
          for (let isChanged = true; isChanged; ) {
            scope.crawl();
            const unused = Object.values(scope.bindings).filter(({ referenced }) => !referenced);
            for (const { path } of unused) removeUnused(path);
            isChanged = unused.length > 0;
          }
        },
      },
    },
  };
}

function removeUnused(path: NodePath): void {
  const { parentPath } = path;
  const isLastImport = parentPath?.isImportDeclaration() && parentPath.node.specifiers.length === 1;
  if (isLastImport) parentPath.remove();
  else path.remove();
}
