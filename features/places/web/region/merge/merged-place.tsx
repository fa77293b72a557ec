import { Trans } from '@lingui/react/macro';
import { regionPaths } from '#web/paths/region.ts';
import { Alert } from '#web/ui/alert.tsx';
import flow from '#web/ui/flow.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { RegionPlace } from '../../../contract/region.ts';
import { PlaceMoves } from './place-moves.tsx';

/** A merged place has no facts to edit: it leads to the place that was kept. */
export function MergedPlace({ place, into }: { place: RegionPlace; into: { id: string; name: string } }) {
  return (
    <div className={flow.stack5}>
      <h2>{place.facts.name}</h2>
      <Alert>
        <Trans>
          Se fusionó con <TextLink to={regionPaths.place(into.id)}>{into.name}</TextLink>. Sus direcciones llevan allí.
        </Trans>
      </Alert>
      <PlaceMoves place={place} />
    </div>
  );
}
