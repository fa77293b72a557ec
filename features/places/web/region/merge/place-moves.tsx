import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMoment } from '#features/accounts/web/public.ts';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { PlaceMove, RegionPlace } from '../../../contract/region.ts';
import { undoPlaceMove } from '../../../contract/region-routes.ts';
import { regionPlaceQuery } from '../region.queries.ts';
import { useFactWords } from '../use-place-words.ts';
import { useMovedText } from './use-rows-text.ts';

/** The merges and splits of a place, with their undo. */
export function PlaceMoves({ place }: { place: Pick<RegionPlace, 'id' | 'moves'> }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const moment = useMoment();
  const submission = useSubmit();
  const undo = (move: PlaceMove) =>
    submission.submit(async (call) => {
      const saved = await api.call(undoPlaceMove, { params: { id: place.id, moveId: move.id }, ...call });
      queries.setQueryData(regionPlaceQuery(api, place.id).queryKey, saved);
      queries.removeQueries({ queryKey: regionPlaceQuery(api, move.other.id).queryKey });
      void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'] });
    });
  if (place.moves.length === 0) return null;
  return (
    <section className={flow.stack2}>
      <h2>
        <Trans>Fusiones y divisiones</Trans>
      </h2>
      <ul className={flow.stack3}>
        {place.moves.map((move) => (
          <li key={move.id} className={classNames(flow.stackHalf, flow.start)}>
            <span>
              <MoveWords move={move} /> <TextLink to={regionPaths.place(move.other.id)}>{move.other.name}</TextLink>
            </span>
            <Moved move={move} />
            <span className={textStyles.note}>
              {moment(move.at)}
              {move.by && ` · ${move.by}`}
              {move.isUndone && <Trans> · deshecho</Trans>}
            </span>
            {move.canUndo && (
              <Button
                kind="bare"
                size="small"
                disabled={submission.isBusy}
                aria-label={t`Deshacer: ${move.other.name}`}
                onClick={() => void undo(move)}
              >
                <Undo2 size={16} aria-hidden />
                <Trans>Deshacer</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormProblem of={submission} />
    </section>
  );
}

/** Names the rows and the facts that moved. */
function Moved({ move: { kind, moved, facts } }: { move: PlaceMove }) {
  const words = useFactWords();
  const rows = useMovedText()(moved);
  return (
    <span className={textStyles.small}>
      {rows ? <Trans>Pasaron {rows}.</Trans> : <Trans>No tenía opiniones, fotos ni visitas que pasar.</Trans>}{' '}
      {kind === 'merge' &&
        (facts.length > 0 ? (
          <Trans>Datos tomados del otro: {facts.map((fact) => words[fact]).join(', ')}.</Trans>
        ) : (
          <Trans>Los datos quedaron como estaban.</Trans>
        ))}
    </span>
  );
}

function MoveWords({ move: { kind, isFrom } }: { move: PlaceMove }) {
  if (kind === 'merge') return isFrom ? <Trans>Se fusionó en</Trans> : <Trans>Se fusionó aquí</Trans>;
  return isFrom ? <Trans>De aquí salió</Trans> : <Trans>Salió de</Trans>;
}
