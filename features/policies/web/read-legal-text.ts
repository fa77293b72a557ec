export type Block =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

export type Span = { text: string; strong?: true; href?: string };

/** Empty lines separate blocks. A block of an unknown kind is a paragraph. */
export function readBlocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(readBlock);
}

function readBlock(block: string): Block {
  const lines = block.split('\n').map((line) => line.trim());
  const every = (mark: RegExp) => lines.every((line) => mark.test(line));
  const without = (mark: RegExp) => lines.map((line) => line.replace(mark, ''));
  if (/^#{2,} /.test(block)) return { kind: 'heading', text: block.replace(/^#+ /, '') };
  if (every(/^> ?/)) return { kind: 'quote', text: without(/^> ?/).join(' ') };
  if (every(/^- /)) return { kind: 'list', ordered: false, items: without(/^- /) };
  if (every(/^\d+\. /)) return { kind: 'list', ordered: true, items: without(/^\d+\. /) };
  if (lines.length > 2 && every(/^\|.*\|$/)) {
    const [head = [], , ...rows] = lines.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** Reads `**strong**` and `[text](url)`. A URL that could execute code does not become a link. */
export function readSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(/\*\*(.+?)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^)\s]*)\)/g)) {
    if (found.index > from) spans.push({ text: text.slice(from, found.index) });
    spans.push(found[1] === undefined ? { text: found[2] ?? '', href: found[3] } : { text: found[1], strong: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}
