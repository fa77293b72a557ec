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
  /** Counted only for a hit, because counting takes longer than the search. */
  line: () => number;
  text: string;
}

/** The code repeats most names. The key is a kind and a text. */
const suspects = new Map<string, Row[]>();

export function findHits(path: string, text: string): Hit[] {
  if (UNREAD.test(path)) return [];
  const pieces = [{ kinds: ['files'] as Kind[], line: () => 1, text: path }, ...read(path, text)];
  return pieces.flatMap(({ kinds, line, text }) => {
    const rows = kinds.flatMap((kind) => suspectRows(kind, text).filter((row) => isHit(row, kind, path, text)));
    return [...new Set(rows)].map((row) => ({ row, path, line: line(), text }));
  });
}

/** Returns the rows whose pattern occurs in the text, before `meant` is considered. */
function suspectRows(kind: Kind, text: string): Row[] {
  const key = `${kind} ${text}`;
  let rows = suspects.get(key);
  if (!rows) {
    const searched = kind === 'names' ? wordsOf(text) : text;
    rows = VOCABULARY.filter((row) => row[kind]?.test(searched));
    suspects.set(key, rows);
  }
  return rows;
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

/** Matches the first nine characters of a call. */
const TEST_CALL = /^(test|it|describe)\b/;

function readScript(path: string, text: string): Piece[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const pieces: Piece[] = [];
  const literals: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    const line = () => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (ts.isIdentifier(node) && !node.text.includes('_')) {
      pieces.push({ kinds: ['names'], line, text: node.text });
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) {
      if (node.name) pieces.push({ kinds: ['types'], line, text: node.name.text });
    }
    if (ts.isCallExpression(node) && TEST_CALL.test(text.slice(node.getStart(file), node.getStart(file) + 9))) {
      const name = node.arguments[0];
      if (name && ts.isStringLiteralLike(name)) {
        pieces.push({ kinds: ['prose', 'comments'], line, text: name.text });
      }
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) || isPattern(node)) {
      literals.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...pieces, ...commentsIn(blank(file, literals), /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g)];
}

const isPattern = (node: ts.Node) => node.kind === ts.SyntaxKind.RegularExpressionLiteral;

/** Replaces the literals, which are in the order of the code, by spaces that keep the positions of the other words. */
function blank(file: ts.SourceFile, literals: ts.Node[]): string {
  let [code, end] = ['', 0];
  for (const literal of literals) {
    const start = literal.getStart(file);
    code += file.text.slice(end, start) + file.text.slice(start, literal.end).replace(/[^\n]/g, ' ');
    end = literal.end;
  }
  return code + file.text.slice(end);
}

function commentsIn(text: string, pattern: RegExp): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kinds: ['prose', 'comments'],
    line: () => text.slice(0, match.index).split('\n').length,
    text: plain(match[0].replace(/^\/\*+|\*\/$/g, '').replace(/^\s*(\/\/|\*)/gm, '')),
  }));
}

function readPage(text: string): Piece[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''));
  return prose.split('\n').map((line, index) => ({ kinds: ['prose'], line: () => index + 1, text: plain(line) }));
}

const plain = (text: string) =>
  text
    .replace(/`[^`]*`|"[^"]*"|«[^»]*»|\]\([^)]*\)/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
