import ts from 'typescript';
import { type Row, UNREAD, VOCABULARY } from './vocabulary.ts';

export interface Hit {
  row: Row;
  path: string;
  line: number;
  text: string;
}

type Kind = 'names' | 'types' | 'files' | 'prose' | 'comments';

interface Piece {
  kinds: Kind[];
  line: number;
  text: string;
}

export function findHits(path: string, text: string): Hit[] {
  if (UNREAD.test(path)) return [];
  const pieces = [{ kinds: ['files'] as Kind[], line: 1, text: path }, ...read(path, text)];
  return pieces.flatMap(({ kinds, line, text }) =>
    VOCABULARY.filter((row) => kinds.some((kind) => isHit(row, kind, path, text))).map((row) => ({
      row,
      path,
      line,
      text,
    })),
  );
}

function isHit(row: Row, kind: Kind, path: string, text: string): boolean {
  const pattern = row[kind];
  if (!pattern) return false;
  let rest = text;
  for (const meant of row.meant ?? []) {
    if (meant.in && !meant.in.test(path)) continue;
    if (!meant.text) return false;
    rest = rest.replace(meant.text, '');
  }
  return pattern.test(kind === 'names' ? wordsOf(rest) : rest);
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();

function read(path: string, text: string): Piece[] {
  if (/\.(tsx?|mjs|cjs)$/.test(path)) return readScript(path, text);
  if (path.endsWith('.css')) return commentsIn(text, /\/\*[\s\S]*?\*\//g);
  if (path.endsWith('.md')) return readPage(text);
  return [];
}

function readScript(path: string, text: string): Piece[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const pieces: Piece[] = [];
  let code = text;
  const visit = (node: ts.Node) => {
    const lineOf = () => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isIdentifier(node) && !node.text.includes('_')) {
      pieces.push({ kinds: ['names'], line: lineOf(), text: node.text });
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) {
      if (node.name) pieces.push({ kinds: ['types'], line: lineOf(), text: node.name.text });
    }
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText(file))) {
      const name = node.arguments[0];
      if (name && ts.isStringLiteralLike(name)) {
        pieces.push({ kinds: ['prose', 'comments'], line: lineOf(), text: name.text });
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) || isPattern(node)) {
      code = blank(code, node.getStart(file), node.end);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...pieces, ...commentsIn(code, /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g)];
}

const isPattern = (node: ts.Node) => node.kind === ts.SyntaxKind.RegularExpressionLiteral;

/** Spaces keep the positions of the other words. */
const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);

function commentsIn(text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kinds: ['prose', 'comments'],
    line: text.slice(0, match.index).split('\n').length,
    text: plain(match[0].replace(/^\/\*+|\*\/$/g, '').replace(/^\s*(\/\/|\*)/gm, '')),
  }));
}

function readPage(text: string): Piece[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').map((line, index) => ({ kinds: ['prose'], line: index + 1, text: plain(line) }));
}

const plain = (text: string) =>
  text
    .replace(/`[^`]*`|"[^"]*"|«[^»]*»|\]\([^)]*\)/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
