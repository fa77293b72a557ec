import type { Sales } from './sales.ts';

export interface Filling {
  values: Readonly<Record<string, string>>;
  sells: Sales;
}

/** Example: `{{#vende}}…{{/vende}}` appears only if the site sells something. */
export const BLOCKS: Readonly<Record<string, (sells: Sales) => boolean>> = {
  vende: (sells) => sells !== 'nothing',
  no_vende: (sells) => sells === 'nothing',
  solo_cotizacion: (sells) => sells === 'quotations',
  vende_todo: (sells) => sells === 'everything',
};

/** Fills in placeholders, and removes blocks whose condition is false. Unknown names stay unchanged. */
export function fillIn(text: string, { values, sells }: Filling): string {
  return text
    .replace(BLOCK, (whole, name: string, inner: string) => {
      const isThere = BLOCKS[name];
      return isThere ? (isThere(sells) ? inner : '') : whole;
    })
    .replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n');
}

export function unknownPlaceholders(text: string, { values }: Pick<Filling, 'values'>): string[] {
  const plain = text.replace(BLOCK, (whole, name: string, inner: string) => (BLOCKS[name] ? inner : whole));
  const names = [...plain.matchAll(/\{\{([#/]?\w+)\}\}/g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !(name in values));
}

/** `true` if the text fits all legal modes, because it has a block or the placeholder `modo_legal`. */
export function followsMode(text: string): boolean {
  return text.includes('{{modo_legal}}') || /\{\{#\w+\}\}/.test(text);
}

const BLOCK = /\{\{#(\w+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
