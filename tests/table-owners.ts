import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** `table` is `?` if the statement takes the name from a variable. */
export interface Crossing {
  path: string;
  table: string;
}

export async function tableOwners(root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const path of paths) {
    const [, area] = /^features\/([^/]+)\/api\/(?:.+\/)?tables\.ts$/.exec(path) ?? [];
    if (area === undefined) continue;
    for (const table of declaredTables(path, await readFile(join(root, path), 'utf8'))) {
      const other = owners.get(table);
      if (other !== undefined) throw new Error(`${table} is declared by ${other} and by ${area}.`);
      owners.set(table, area);
    }
  }
  return owners;
}

function declaredTables(path: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Tables' && ts.isModuleBlock(node.parent))
      names.push(...node.members.map((member) => (member.name as ts.Identifier).text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+(\w+)/gi,
  /\bupdate\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s+set\b/gi,
];
const NAMELESS = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\((?!\s*')/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|update)\s+\$\{/gi,
];
const READS = [
  /\.(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*\[?\s*'(\w+)/g,
  /\b(?:joinById|rowsOf)\(\s*'(\w+)/g,
  /(?<!\bdelete\s)\b(?:from|join|using)\s+(?:only\s+)?(\w+)/gi,
];

export function crossingsOf(path: string, text: string, owners: ReadonlyMap<string, string>) {
  const [, area] = /^features\/([^/]+)\/api\//.exec(path) ?? [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const foreign = (patterns: readonly RegExp[]): Crossing[] => {
    const named = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, table]) => table!));
    return [...new Set(named)]
      .filter((table) => owners.has(table) && owners.get(table) !== area)
      .sort()
      .map((table) => ({ path, table }));
  };
  const nameless = NAMELESS.some((pattern) => code.search(pattern) >= 0) ? [{ path, table: '?' }] : [];
  return { writes: [...foreign(WRITES), ...nameless], reads: foreign(READS) };
}
