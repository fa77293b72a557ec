import type { Sales } from './sales.ts';

/** What a text can fill in: names with their values, and what the site sells, which its blocks ask. */
export interface Filling {
  values: Readonly<Record<string, string>>;
  sells: Sales;
}

/** Parts of a text that are there only where the site sells so: `{{#vende}}…{{/vende}}`. */
export const BLOCKS: Readonly<Record<string, (sells: Sales) => boolean>> = {
  vende: (sells) => sells !== 'nothing',
  no_vende: (sells) => sells === 'nothing',
  solo_cotizacion: (sells) => sells === 'quotations',
  vende_todo: (sells) => sells === 'everything',
};

/** `{{name}}` becomes its value, a block stays or goes; a name that nobody knows stays as it is. */
export function fillIn(text: string, { values, sells }: Filling): string {
  return text
    .replace(BLOCK, (whole, name: string, inner: string) => {
      const isThere = BLOCKS[name];
      return isThere ? (isThere(sells) ? inner : '') : whole;
    })
    .replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Names between double braces that nobody knows, and blocks that do not begin or end. */
export function unknownPlaceholders(text: string, { values }: Pick<Filling, 'values'>): string[] {
  const plain = text.replace(BLOCK, (whole, name: string, inner: string) => (BLOCKS[name] ? inner : whole));
  const names = [...plain.matchAll(/\{\{([#/]?\w+)\}\}/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !(name in values));
}

/** Whether a text says by itself what the site sells, whatever its legal mode. */
export function followsMode(text: string): boolean {
  return text.includes('{{modo_legal}}') || /\{\{#\w+\}\}/.test(text);
}

const BLOCK = /\{\{#(\w+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
