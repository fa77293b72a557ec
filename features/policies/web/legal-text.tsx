import flow from '#web/ui/flow.module.css';
import styles from './legal-text.module.css';
import { type Block, readBlocks, readSpans } from './read-legal-text.ts';

export function LegalText({ markdown }: { markdown: string }) {
  return (
    <div className={`${styles.text} ${flow.stack3}`}>
      {readBlocks(markdown).map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'quote':
      return (
        <blockquote>
          <Words text={block.text} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
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
            {block.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, column) => (
                  <td key={block.head[column]}>
                    <Words text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

function Words({ text }: { text: string }) {
  return readSpans(text).map((span) => {
    if (span.href)
      return (
        <a key={span.href + span.text} href={span.href}>
          {span.text}
        </a>
      );
    return span.strong ? <strong key={span.text}>{span.text}</strong> : span.text;
  });
}
