import { Trans } from '@lingui/react/macro';
import { classNames } from '#web/ui/class-names.ts';
import styles from './difference-view.module.css';
import { compareTexts, type DifferencePart } from './text-difference.ts';

/** What changed from one text to another: what came is underlined, what went is struck through. */
export function DifferenceView({ before, after }: { before: string; after: string }) {
  const blocks = compareTexts(before, after);
  if (blocks.every(({ change }) => change === 'same'))
    return (
      <p className={styles.equal}>
        <Trans>Los dos textos dicen lo mismo.</Trans>
      </p>
    );
  return (
    <div className={styles.difference}>
      {blocks.map(({ change, parts }, i) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: equal blocks may stand in one text, and none moves.
          key={i}
          className={classNames(styles.block, styles[change], parts[0]?.text.startsWith('## ') && styles.heading)}
        >
          {parts.map((part, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Part key={j} part={part} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part: { text, change } }: { part: DifferencePart }) {
  const shown = text.replace(/^## /, '').replaceAll('**', '');
  if (change === 'added') return <ins>{shown}</ins>;
  return change === 'removed' ? <del>{shown}</del> : shown;
}
