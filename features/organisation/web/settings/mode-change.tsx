import { Trans } from '@lingui/react/macro';
import { LEGAL_MODES, type LegalMode } from '#features/organisation/contract/choices.ts';
import { isText, type ModeText } from '#features/policies/contract/mode-text.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';

interface ModeChangeProps {
  mode: LegalMode;
  texts: readonly ModeText[];
  /** `true` if the legal mode requires a register number that is missing. */
  lacksRegister: boolean;
}

export function ModeChange({ mode, texts, lacksRegister }: ModeChangeProps) {
  const missing = texts.filter((text) => !isText(text)).length;
  return (
    <Card as="section" className={flow.column} aria-live="polite">
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
        <Alert tone="caution" live="none">
          <Trans>
            Para este modo, la organización necesita estar en el registro de turismo, y su número está vacío en
            «Contacto». Escríbelo antes de vender.
          </Trans>
        </Alert>
      )}
      <ul className={flow.stack2}>
        {texts.map(({ kind, title, state }) => (
          <li key={kind} className={flow.row2}>
            <TextLink kind="inline" to={`${regionPaths.policy(kind)}?modo=${mode}`}>
              {title}
            </TextLink>
            <Badge tone={isText({ state }) ? 'good' : 'doubt'}>
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
            </Badge>
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
    </Card>
  );
}
