import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#web/format/dates.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowFacts, RowMain, RowName } from '#web/ui/rows.tsx';
import type { UnfoundSearch, UnfoundView } from '../../contract/unfound.ts';
import { SynonymForm } from './synonym-form.tsx';
import type { UnfoundActions } from './use-unfound-actions.ts';

interface UnfoundRowProps {
  item: UnfoundSearch;
  view: UnfoundView;
  actions: UnfoundActions;
  isBusy: boolean;
}

export function UnfoundRow({ item, view, actions, isBusy }: UnfoundRowProps) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const { text, times, lastDay, guess, means } = item;
  return (
    <Row>
      <RowMain>
        <RowName>«{text}»</RowName>
        <RowFacts>
          <span>
            <Plural value={times} one="# vez" other="# veces" />
          </span>
          {lastDay && (
            <span>
              <Trans>última: {formatDate(lastDay)}</Trans>
            </span>
          )}
        </RowFacts>
        {means !== null && (
          <p className={rows.soft}>
            <Trans>
              Encuentra lo mismo que <b>{means}</b>
            </Trans>
          </p>
        )}
        {guess !== null && (
          <p className={rows.soft}>
            <Trans>
              Se parece a <b>{guess}</b>
            </Trans>
          </p>
        )}
      </RowMain>
      {isWriting ? (
        <SynonymForm
          text={text}
          guess={guess}
          isBusy={isBusy}
          onSave={actions.addSynonym}
          onClose={() => setWriting(false)}
        />
      ) : (
        <div className={flow.row2}>
          {view === 'open' && (
            <>
              <Button
                size="small"
                aria-label={t`Agregar sinónimo para «${text}»`}
                disabled={isBusy}
                onClick={() => setWriting(true)}
              >
                <Trans>Agregar sinónimo</Trans>
              </Button>
              <ButtonLink
                kind="quiet"
                size="small"
                aria-label={t`Agregar lugar: «${text}»`}
                to={regionPaths.newPlace(text)}
              >
                <Trans>Agregar lugar</Trans>
              </ButtonLink>
              <Button
                kind="quiet"
                size="small"
                aria-label={t`No es de aquí: «${text}»`}
                disabled={isBusy}
                onClick={() => actions.hide(text, true)}
              >
                <Trans>No es de aquí</Trans>
              </Button>
            </>
          )}
          {view === 'synonym' && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t`Quitar el sinónimo de «${text}»`}
              disabled={isBusy}
              onClick={() => actions.removeSynonym(text, means ?? '')}
            >
              <Trans>Quitar</Trans>
            </Button>
          )}
          {view === 'hidden' && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t`Devolver «${text}» a la lista`}
              disabled={isBusy}
              onClick={() => actions.hide(text, false)}
            >
              <Trans>Devolver a la lista</Trans>
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}
