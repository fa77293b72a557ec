import { diffArrays, diffWordsWithSpace } from 'diff';

export interface DifferencePart {
  text: string;
  change: 'same' | 'added' | 'removed';
}
/** One block of a text: unchanged, gone, new, or changed inside, with its words. */
export interface DifferenceBlock {
  change: 'same' | 'added' | 'removed' | 'changed';
  parts: DifferencePart[];
}

/**
 * What changed between two texts, block by block (blocks are parted by empty lines). A block that went right before one that came is one that
 * changed, if at least half of its letters stayed.
 */
export function compareTexts(before: string, after: string): DifferenceBlock[] {
  const blocks: DifferenceBlock[] = [];
  let gone: string[] = [];
  const leave = () => {
    blocks.push(...gone.map((text) => whole('removed', text)));
    gone = [];
  };
  for (const { value, added, removed } of diffArrays(blocksOf(before), blocksOf(after))) {
    if (removed) gone.push(...value);
    else if (added)
      for (const text of value) {
        const [old] = gone;
        const parts = old === undefined ? [] : wordsOf(old, text);
        if (old !== undefined && isAlike(parts, text)) {
          gone.shift();
          blocks.push({ change: 'changed', parts });
        } else blocks.push(whole('added', text));
      }
    else {
      leave();
      blocks.push(...value.map((text) => whole('same', text)));
    }
  }
  leave();
  return blocks;
}

const blocksOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

const whole = (change: 'same' | 'added' | 'removed', text: string): DifferenceBlock => ({
  change,
  parts: [{ text, change }],
});

function wordsOf(before: string, after: string): DifferencePart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

function isAlike(parts: DifferencePart[], text: string): boolean {
  const kept = parts.reduce((sum, part) => sum + (part.change === 'same' ? part.text.trim().length : 0), 0);
  return kept * 2 >= text.length;
}
