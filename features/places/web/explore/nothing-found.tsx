import { Trans } from '@lingui/react/macro';
import { paths } from '#web/paths/site.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import popup from '#web/ui/popup.module.css';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './search-box.module.css';

/** Says that the typed words lead nowhere, and what the person can do. */
export function NothingFound({ words, onLeave }: { words: string; onLeave: () => void }) {
  return (
    <div className={classNames(popup.popup, styles.list, styles.nothing, flow.stack2)}>
      <p>
        <Trans>
          No encontramos <b>«{words}»</b>. Prueba con otra palabra.
        </Trans>
      </p>
      <p className={classNames(flow.row4, textStyles.small)}>
        <TextLink to={paths.explore()} onClick={onLeave}>
          <Trans>Explorar todo</Trans>
        </TextLink>
        <TextLink to={paths.help()} onClick={onLeave}>
          <Trans>Preguntar a la región</Trans>
        </TextLink>
      </p>
    </div>
  );
}
