import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import { Link } from 'react-router';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatInteger } from '#web/format/count.ts';
import { regionPaths } from '#web/paths/region.ts';
import flow from '#web/ui/flow.module.css';
import { Nothing } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { reasonWords } from '../../contract/figure-words.ts';
import type { Figures } from '../../contract/figures.ts';
import { Bars } from './bars.tsx';
import { FigureSection } from './figure-section.tsx';
import styles from './left-out.module.css';

export function LeftOut({ leftOut, period }: Pick<Figures, 'leftOut' | 'period'>) {
  const { t } = useLingui();
  const { asked, reasons, withoutHours, count } = leftOut;
  return (
    <FigureSection
      title={t`Lo que los planes dejan fuera, y por qué`}
      lead={
        asked > 0 && (
          <Trans>
            {formatInteger(asked)}{' '}
            <Plural value={asked} one="lugar pedido por su nombre." other="lugares pedidos por su nombre." />
          </Trans>
        )
      }
      figure="left-out"
      period={period}
    >
      {asked > 0 && <Asked {...leftOut} />}
      {reasons.length === 0 ? (
        <Nothing>
          <Trans>En este periodo ningún plan dejó fuera un lugar.</Trans>
        </Nothing>
      ) : (
        <div className={flow.stack2}>
          <h3 className={textStyles.titleS}>
            <Trans>
              Contando los que iban con sus gustos, {formatInteger(count)}{' '}
              <Plural value={count} one="quedó fuera" other="quedaron fuera" />
            </Trans>
          </h3>
          <Bars
            look={styles.reasons}
            bars={reasons.map(({ code, count: own }, at) => ({
              key: code,
              label: reasonWords(code),
              count: own,
              isFirst: at === 0,
            }))}
          />
        </div>
      )}
      {withoutHours.length > 0 && <WithoutHours places={withoutHours} />}
    </FigureSection>
  );
}

/** The part that got in, beside the hatched part that stayed out. */
function Asked({ asked, askedOut }: Figures['leftOut']) {
  const inside = asked - askedOut;
  return (
    <p className={styles.asked}>
      {inside > 0 && (
        <span className={styles.in} style={{ flexGrow: inside }}>
          <b>{formatInteger(inside)}</b> <Plural value={inside} one="entró" other="entraron" />
        </span>
      )}
      {askedOut > 0 && (
        <span className={styles.out} style={{ flexGrow: askedOut }}>
          <em>
            <b>{formatInteger(askedOut)}</b> <Trans>fuera</Trans>
          </em>
        </span>
      )}
    </p>
  );
}

function WithoutHours({ places }: { places: Figures['leftOut']['withoutHours'] }) {
  const { id: region } = useFace();
  return (
    <div className={flow.stack3}>
      <h3 className={textStyles.titleS}>
        <Trans>Pon su horario y vuelven a entrar</Trans>
      </h3>
      <ul className={styles.lost}>
        {places.map(({ id, name, poster, count }) => (
          <li key={id}>
            <Link to={regionPaths.place(id)}>
              <img src={posterUrl({ region, ...poster })} alt="" width={66} height={73} loading="lazy" />
              <span className={flow.stackHalf}>
                <b className={textStyles.titleS}>{name}</b>
                <small className={textStyles.note}>
                  <Plural value={count} one="Quedó fuera de # plan" other="Quedó fuera de # planes" />
                </small>
                <span className={styles.act}>
                  <Clock3 size={16} aria-hidden /> <Trans>Poner horario</Trans>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
