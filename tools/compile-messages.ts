import type { PluginObject, types } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * Parses Lingui's Spanish messages at build time. The browser then needs no message parser, which is a third of the
 * library's size.
 */
export function compileMessages({ types: t }: { types: typeof types }): PluginObject {
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectProperty({ node, parent }) {
              if (parent.type !== 'ObjectExpression' || !isNamed(node, 'message')) return;
              if (!parent.properties.some((it) => it.type === 'ObjectProperty' && isNamed(it, 'id'))) return;
              if (node.value.type !== 'StringLiteral') return;
              const parts = compileMessageOrThrow(node.value.value);
              const [only] = parts;
              node.value =
                parts.length === 1 && typeof only === 'string' ? t.stringLiteral(only) : t.valueToNode(parts);
            },
          });
        },
      },
    },
  };
}

const isNamed = ({ key }: types.ObjectProperty, name: string): boolean =>
  key.type === 'Identifier' && key.name === name;
