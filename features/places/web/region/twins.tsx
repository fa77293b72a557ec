import { Trans, useLingui } from '@lingui/react/macro';
import { posterUrl } from '#posters/poster-url.ts';
import { useFace } from '#web/face.ts';
import { formatDistance } from '#web/format/distance.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Row, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import type { TwinPlaces } from '../../contract/region.ts';
import { usePlaceStateWords } from './use-place-words.ts';

interface TwinsProps {
  twins: TwinPlaces['items'];
  isBusy: boolean;
  onNone: () => void;
}

export function Twins({ twins, isBusy, onNone }: TwinsProps) {
  const { t } = useLingui();
  const region = useFace().id;
  const states = usePlaceStateWords();
  const title = twins.length === 1 ? t`¿Es este?` : t`¿Es uno de estos?`;
  return (
    <section className={flow.stack3} aria-label={title} role="alert">
      <h2 className={textStyles.titleS}>{title}</h2>
      <Rows>
        {twins.map(({ id, name, kindLabel, district, poster, state, metres }) => (
          <Row key={id} picture>
            <img src={posterUrl({ region, ...poster })} alt="" width={54} height={60} />
            <RowMain>
              <RowLink to={regionPaths.place(id)}>{name}</RowLink>
              <p className={rows.soft}>
                {[kindLabel, district, t`a ${formatDistance(metres)}`].filter(Boolean).join(' · ')}
              </p>
              {state !== 'published' && <p className={textStyles.caution}>{states[state]}</p>}
            </RowMain>
          </Row>
        ))}
      </Rows>
      <Actions>
        <Button kind="quiet" disabled={isBusy} onClick={onNone}>
          <Trans>No, es otro: agregarlo</Trans>
        </Button>
      </Actions>
    </section>
  );
}
