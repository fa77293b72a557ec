import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LEGAL_MODES, type LegalMode } from '#features/organisation/contract/choices.ts';
import { isText, type ModeText } from '#features/policies/contract/mode-text.ts';
import { regionPaths } from '#web/paths/region.ts';
import { classNames } from '#web/ui/class-names.ts';
import rows from '#web/ui/rows.module.css';
import styles from './mode-change.module.css';

interface ModeChangeProps {
  /** The legal mode of the draft. */
  mode: LegalMode;
  texts: readonly ModeText[];
  /** `true` when the country requires a register number in this mode and the organisation has none. */
  lacksRegister: boolean;
}

/** Explains the effects of saving another legal mode, with the state of each text about sales. */
export function ModeChange({ mode, texts, lacksRegister }: ModeChangeProps) {
  const missing = texts.filter((text) => !isText(text)).length;
  return (
    <section className={styles.change} aria-live="polite">
      <p>
        {mode === 'directory' ? (
          <Trans>
            Al guardar, el sitio deja de vender y de cobrar en ese momento. Lo ya vendido se puede ver, cancelar y
            devolver; los saldos que falten los cobra cada operador.
          </Trans>
        ) : mode === 'quotations' ? (
          <Trans>
            Al guardar, solo se vende lo que alguien acepta de una oferta: sin canasta ni agencias. Los saldos de antes
            se siguen cobrando.
          </Trans>
        ) : (
          <Trans>
            Al guardar, el sitio vende planes, ofertas aceptadas y por agencias, y cobra por los operadores.
          </Trans>
        )}
      </p>
      {lacksRegister && (
        <p className={styles.lack}>
          <Trans>
            Para este modo, la organización necesita estar en el registro de turismo, y su número está vacío en
            «Contacto». Escríbelo antes de vender.
          </Trans>
        </p>
      )}
      <ul>
        {texts.map(({ kind, title, state }) => (
          <li key={kind}>
            <Link to={`${regionPaths.policy(kind)}?modo=${mode}`}>{title}</Link>
            <span className={classNames(rows.badge, isText({ state }) ? rows.good : rows.doubt)}>
              {state === 'generated' ? (
                <Trans>Se genera para este modo</Trans>
              ) : state === 'drafted' ? (
                <Trans>Borrador listo: se publica al guardar</Trans>
              ) : state === 'ready' ? (
                <Trans>El vigente vale</Trans>
              ) : state === 'scheduled' ? (
                <Trans>Hay otro programado: devuélvelo a borrador</Trans>
              ) : (
                <Trans>Falta un borrador para este modo</Trans>
              )}
            </span>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p>
          {mode === 'directory' ? (
            <Trans>Puedes dejar de vender ya mismo; corrige después los textos que faltan.</Trans>
          ) : (
            <Trans>«{LEGAL_MODES[mode]}» se enciende cuando no falte ninguno.</Trans>
          )}
        </p>
      )}
    </section>
  );
}
