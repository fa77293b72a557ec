import type { PlaceView } from '../../contract/place-view.ts';
import type { CandidatePlace } from '../../contract/planning.ts';

export const candidatePlace = (place: PlaceView): CandidatePlace => ({
  ...place,
  hoursSource: null,
  hoursVerifiedAt: null,
  hoursNote: null,
});
