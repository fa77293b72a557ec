import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { AccountFrame, Loaded, Section } from '#features/accounts/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Holding } from '../contract/privacy.ts';
import { ConsentChoices } from './consents/consent-choices.tsx';
import { DataCopySection } from './copy/data-copy-section.tsx';
import { EraseAccount } from './erasure/erase-account.tsx';
import styles from './privacy.module.css';
import { privacyQuery } from './privacy.queries.ts';

export function MyPrivacy() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Tus datos`}
      lead={
        <Trans>Qué guardamos sobre ti, para qué y hasta cuándo. Es tuyo: llévatelo o bórralo cuando quieras.</Trans>
      }
    >
      {() => <Parts />}
    </AccountFrame>
  );
}

function Parts() {
  const privacy = useQuery(privacyQuery(useApi()));
  return (
    <Loaded query={privacy} lines={8}>
      {({ holdings, copy, erasure }) => (
        <>
          <Section title={<Trans>Lo que guardamos</Trans>}>
            <Holdings holdings={holdings} />
          </Section>
          <Section
            title={<Trans>Llévate una copia</Trans>}
            lead={
              <Trans>
                Un archivo con todo: una página para leer, los mismos datos para programas y tus imágenes. Te avisamos
                por correo cuando está.
              </Trans>
            }
          >
            <DataCopySection copy={copy} />
          </Section>
          <Section title={<Trans>Lo que permites</Trans>}>
            <ConsentChoices />
          </Section>
          <Section title={<Trans>Borrar mi cuenta</Trans>}>
            <EraseAccount erasure={erasure} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Holdings({ holdings }: { holdings: readonly Holding[] }) {
  return (
    <ul className={styles.holdings}>
      {holdings.map(({ id, title, why, until, what, records }) => (
        <li key={id}>
          <details>
            <summary>
              <span className={flow.stackHalf}>
                <b className={textStyles.titleS}>{title}</b>
                <span className={textStyles.note}>{why}</span>
              </span>
              <Badge className={`num ${textStyles.oneLine}`}>
                {records === 0 ? <Trans>nada</Trans> : <Plural value={records} one="# dato" other="# datos" />}
              </Badge>
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            <div className={`${flow.stack4} ${textStyles.note} ${styles.inside}`}>
              <ul className={flow.wrap2}>
                {what.map((name) => (
                  <li key={name}>
                    <Badge>{name}</Badge>
                  </li>
                ))}
              </ul>
              <p>{until}</p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
