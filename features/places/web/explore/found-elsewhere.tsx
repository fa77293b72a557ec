import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { FoundGroup } from '#features/search/contract/found.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './found-elsewhere.module.css';
import { foundIcon } from './found-icons.ts';

interface FoundElsewhereProps {
  groups: readonly FoundGroup[] | null;
  hasPlaces: boolean;
}

/** Results that are not places. Above a list of places the groups are closed, so that the list stays in view. */
export function FoundElsewhere({ groups, hasPlaces }: FoundElsewhereProps) {
  const [isOpen, setOpen] = useState(!hasPlaces || Boolean(groups?.[0]?.named));
  if (groups === null)
    return (
      <p className={classNames(textStyles.note, styles.found)} role="status">
        <Trans>Ahora no pudimos buscar en planes, itinerarios ni ayuda.</Trans>
      </p>
    );
  if (groups.length === 0) return null;
  return (
    <Disclosure
      className={styles.found}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={
        <>
          {hasPlaces ? <Trans>También encontramos</Trans> : <Trans>Lo que sí encontramos</Trans>}{' '}
          <span className={styles.counts}>{groups.map(({ title, count }) => `${title} (${count})`).join(' · ')}</span>
        </>
      }
    >
      <div className={flow.stack4}>
        {groups.map((group) => (
          <Group key={group.source} group={group} />
        ))}
      </div>
    </Disclosure>
  );
}

function Group({ group: { source, title, count, items, all } }: { group: FoundGroup }) {
  const id = useId();
  const Icon = foundIcon(source);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={textStyles.titleS}>
        {title} <small className="num">{count}</small>
      </h2>
      <ul className={styles.list}>
        {items.map(({ label, detail, path }) => (
          <li key={path} className={styles.item}>
            <Icon size={20} className={textStyles.warm} aria-hidden />
            <span className={flow.stackHalf}>
              <Link to={path} viewTransition className={textStyles.strong}>
                {label}
              </Link>
              <small className={textStyles.soft}>{detail}</small>
            </span>
          </li>
        ))}
      </ul>
      {all !== null && count > items.length && (
        <TextLink to={all}>
          <Trans>
            Ver todo en {title} ({count})
          </Trans>
        </TextLink>
      )}
    </section>
  );
}
