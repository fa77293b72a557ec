import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import legal from '../legal-text.module.css';
import styles from './difference-view.module.css';
import { compareTexts, type DifferenceBlock, type Run } from './text-difference.ts';

interface DifferenceViewProps {
  before: string;
  after: string;
  heading: 'h2' | 'h4';
}

/** Screen readers do not announce `ins` and `del`, so a hidden word precedes each change. */
export function DifferenceView({ before, after, heading }: DifferenceViewProps) {
  const blocks = compareTexts(before, after);
  if (blocks.every(({ change }) => change === 'same'))
    return (
      <p className={textStyles.soft}>
        <Trans>Los dos textos dicen lo mismo.</Trans>
      </p>
    );
  return (
    <div className={`${styles.difference} ${legal.text} ${flow.stack3}`}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may contain equal blocks, and blocks never move.
        <div key={i} className={classNames(styles.block, styles[block.change])}>
          <BlockView block={block} heading={heading} />
        </div>
      ))}
    </div>
  );
}

function BlockView({ block, heading: Heading }: { block: DifferenceBlock; heading: 'h2' | 'h4' }) {
  switch (block.kind) {
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map(({ runs }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines are possible, and lines never move.
            <li key={i}>
              <Words runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ cells }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal rows are possible, and rows never move.
              <tr key={i}>
                {cells.map((runs, column) => (
                  <td key={block.head[column]}>
                    <Words runs={runs} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'heading':
      return (
        <Heading>
          <Words runs={block.runs} />
        </Heading>
      );
    case 'quote':
      return (
        <blockquote>
          <Words runs={block.runs} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <Words runs={block.runs} />
        </p>
      );
  }
}

function Words({ runs }: { runs: Run[] }) {
  const stretches: Run[][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last?.[0]?.change === run.change) last.push(run);
    else stretches.push([run]);
  }
  return stretches.map((stretch, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: equal words are possible, and words never move.
    const words = stretch.map((run, j) => <Styled key={j} run={run} />);
    const next = stretches[i + 1]?.[0]?.change ?? 'same';
    const space = next !== 'same' || /\s$/.test(stretch.at(-1)?.text ?? '') ? ' ' : '';
    switch (stretch[0]?.change) {
      case 'added':
        return (
          <Mark key={i} as="ins" label={<Trans>se agrega:</Trans>} space={space}>
            {words}
          </Mark>
        );
      case 'removed':
        return (
          <Mark key={i} as="del" label={<Trans>se quita:</Trans>} space={space}>
            {words}
          </Mark>
        );
      default:
        return words;
    }
    // biome-ignore-end lint/suspicious/noArrayIndexKey: equal words are possible, and words never move.
  });
}

interface MarkProps {
  as: 'ins' | 'del';
  label: ReactNode;
  space: string;
  children: ReactNode;
}

function Mark({ as: As, label, space, children }: MarkProps) {
  return (
    <>
      <As>
        <VisuallyHidden>({label}) </VisuallyHidden>
        {children}
      </As>
      {space}
    </>
  );
}

function Styled({ run: { text, strong, href } }: { run: Run }) {
  if (href) return <a href={href}>{text}</a>;
  return strong ? <strong>{text}</strong> : text;
}
