import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { OperatorOffer } from '../../../contract/operator.ts';
import { operatorOfferRoutes as routes } from '../../../contract/routes.ts';
import { OfferEditor } from '../editor/offer-editor.tsx';
import { keepsDraft } from '../editor/use-offer-draft.ts';
import styles from './operator-request.module.css';
import { RefuseActs } from './refuse-acts.tsx';
import { SentVersions } from './sent-versions.tsx';
import { useOperatorAction } from './use-operator-action.ts';

/** The operator's answer: sent versions, the editor, and the refusal. Sent versions do not change; a new version is written beside them. */
export function OfferPart({ offer }: { offer: OperatorOffer }) {
  const { state, draft, can, version } = offer;
  const act = useOperatorAction(offer.id);
  const [isAnew, setAnew] = useState(false);
  const mayWrite = can.includes('send');
  // Content that was typed here stays open when a colleague has sent another version.
  const isWriting = mayWrite && (state !== 'answered' || draft !== null || isAnew || keepsDraft(offer.id));
  return (
    <>
      {isWriting && <OfferEditor key={version} offer={offer} />}
      {mayWrite && !isWriting && (
        <div className={styles.acts}>
          <Button kind="quiet" onClick={() => setAnew(true)}>
            <Trans>Preparar otra versión</Trans>
          </Button>
        </div>
      )}
      <SentVersions offer={offer} />
      <RefuseActs can={can} act={(no, body) => act(routes[no], body)} />
    </>
  );
}
