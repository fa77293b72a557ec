import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload, Smartphone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateRange } from '#web/format/dates.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import sheet from '#web/ui/sheet.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import type { TripDocument } from '../../contract/trip.ts';

interface JoinSheetProps {
  account: readonly { id: string; document: TripDocument }[];
  device: readonly { local: string; document: TripDocument }[];
  onJoin: () => Promise<void>;
  onOnlyAccount: () => void;
  onLater: () => void;
}

export function JoinSheet({ account, device, onJoin, onOnlyAccount, onLater }: JoinSheetProps) {
  const { t } = useLingui();
  const submission = useSubmit();
  const working = submission.isBusy;
  const join = () => submission.submit(onJoin, () => t`No hubo conexión. Todo sigue donde estaba; inténtalo de nuevo.`);
  return (
    <Sheet open onClose={onLater} side="centre" label={t`Tienes viajes en dos lugares`}>
      <div className={sheet.body}>
        <div className={flow.pair}>
          <Side
            icon={<UserRound size={20} className={textStyles.warm} aria-hidden="true" />}
            title={<Trans>En tu cuenta</Trans>}
            trips={account.map(({ id, document }) => [id, document])}
          />
          <Side
            icon={<Smartphone size={20} className={textStyles.warm} aria-hidden="true" />}
            title={<Trans>En este dispositivo</Trans>}
            trips={device.map(({ local, document }) => [local, document])}
          />
        </div>
        <FormProblem of={submission} />
        <Actions>
          <Button onClick={() => void join()} disabled={working} block>
            <CloudUpload size={20} aria-hidden="true" />
            <Trans>Juntar todo en mi cuenta</Trans>
          </Button>
          <Button kind="quiet" onClick={onOnlyAccount} disabled={working} block>
            <Trans>Seguir solo con los de mi cuenta</Trans>
          </Button>
          <Button kind="bare" onClick={onLater} disabled={working} block>
            <Trans>Decidir después</Trans>
          </Button>
        </Actions>
        <p className={textStyles.note}>
          <Trans>
            Nada se pierde: los que no juntes quedan apartados en este dispositivo, y los encuentras al final de «Mis
            viajes».
          </Trans>
        </p>
      </div>
    </Sheet>
  );
}

const MOST_SHOWN = 4;

function Side({ icon, title, trips }: { icon: ReactNode; title: ReactNode; trips: [string, TripDocument][] }) {
  return (
    <Card as="section">
      <h3 className={flow.row2}>
        {icon}
        {title}
      </h3>
      <ul className={flow.ruled}>
        {trips.slice(0, MOST_SHOWN).map(([id, { title: name, days }]) => (
          <li key={id} className={flow.stackHalf}>
            <b>{name}</b>
            <span className={`num ${textStyles.note}`}>{formatDateRange(days[0]!.date, days.at(-1)!.date)}</span>
          </li>
        ))}
      </ul>
      {trips.length > MOST_SHOWN && (
        <p className={textStyles.note}>
          <Plural value={trips.length - MOST_SHOWN} one="y # más" other="y # más" />
        </p>
      )}
    </Card>
  );
}
