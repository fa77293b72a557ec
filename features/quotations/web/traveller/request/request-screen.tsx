import { Trans } from '@lingui/react/macro';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import { isRefusal } from '#web/guest/use-guest-document.ts';
import { AskPin } from '#web/layout/ask-pin.tsx';
import { quotationPaths } from '#web/paths/quotation.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useQuotation } from '../../use-quotation.ts';
import { OpenedRequest } from './opened-request.tsx';
import styles from './request.module.css';

export function RequestScreen({ reference }: { reference: string }) {
  const { opened, key, take, refresh, openWithPin } = useQuotation(reference);
  const problem = opened.step === 'closed' ? opened.problem : null;
  const failure = problem && !isRefusal(problem) ? problem : null;
  return (
    <div className={`wrap ${styles.page}`}>
      {opened.step === 'loading' && (
        <div role="status" className={flow.stack4}>
          <h1>
            <Trans>Tu cotización</Trans>
          </h1>
          <span className="sr">
            <Trans>Cargando…</Trans>
          </span>
          <Skeleton width="60%" height="24px" />
          <Skeleton width="100%" height="84px" />
          <Skeleton width="100%" height="84px" />
          <Skeleton width="100%" height="320px" />
        </div>
      )}
      {opened.step === 'closed' && !failure && (
        <AskPin
          name={spacedReference(reference)}
          words={<Trans>Escribe el PIN del correo que te enviamos, o abre el enlace que viene en él.</Trans>}
          action={<Trans>Abrir mi cotización</Trans>}
          others={quotationPaths.list()}
          problem={opened.problem}
          open={openWithPin}
        />
      )}
      {failure && (
        <div className={flow.stack4}>
          <h1 className="num">{spacedReference(reference)}</h1>
          <p role="alert">
            <b>{failure.title}.</b> {failure.detail}
          </p>
          <Actions>
            <Button onClick={() => void refresh()}>
              <Trans>Volver a intentar</Trans>
            </Button>
          </Actions>
        </div>
      )}
      {opened.step === 'open' && (
        <OpenedRequest
          quotation={opened.document}
          behind={opened.behind}
          offline={opened.keptAt !== null}
          requestKey={key}
          onQuotation={take}
          refresh={refresh}
        />
      )}
    </div>
  );
}
