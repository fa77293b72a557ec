import type { Sales } from './sales.ts';

/** The values that fill a text: one for each placeholder, and what the site sells, which decides about its blocks. */
export interface Filling {
  values: Readonly<Record<string, string>>;
  sells: Sales;
}

/** Parts of a text that appear only when the site sells that way: `{{#vende}}…{{/vende}}`. */
export const BLOCKS: Readonly<Record<string, (sells: Sales) => boolean>> = {
  vende: (sells) => sells !== 'nothing',
  no_vende: (sells) => sells === 'nothing',
  solo_cotizacion: (sells) => sells === 'quotations',
  vende_todo: (sells) => sells === 'everything',
};

/** Replaces `{{name}}` by its value, and keeps or removes blocks; an unknown name stays. */
export function fillIn(text: string, { values, sells }: Filling): string {
  return text
    .replace(BLOCK, (whole, name: string, inner: string) => {
      const isThere = BLOCKS[name];
      return isThere ? (isThere(sells) ? inner : '') : whole;
    })
    .replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** Unknown names between double braces, and blocks without a start or an end. */
export function unknownPlaceholders(text: string, { values }: Pick<Filling, 'values'>): string[] {
  const plain = text.replace(BLOCK, (whole, name: string, inner: string) => (BLOCKS[name] ? inner : whole));
  const names = [...plain.matchAll(/\{\{([#/]?\w+)\}\}/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !(name in values));
}

/** Whether a text itself states what the site sells, in every legal mode. */
export function followsMode(text: string): boolean {
  return text.includes('{{modo_legal}}') || /\{\{#\w+\}\}/.test(text);
}

const BLOCK = /\{\{#(\w+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
