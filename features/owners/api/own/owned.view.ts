import type { Person } from '#features/accounts/contract/actor.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { OwnedPlace } from '#features/owners/contract/owned-place.ts';
import { findPlaceClaim, positionBeforeTeam, readRegionPlace } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { freshnessOf } from '#features/places/contract/freshness.ts';
import { FACTS, type FactName } from '#features/places/contract/place-facts.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readWaiting } from '../digest/waiting.ts';
import { readShownProposals } from '../proposals/proposal.store.ts';
import { proposalView } from '../proposals/proposal.view.ts';
import { tasksOf } from './tasks.rules.ts';

/** The caller is authorized for `place.run`. */
export async function readOwnedPlace(platform: Platform, person: Person, placeId: string): Promise<OwnedPlace> {
  const { db, config } = platform;
  const [place, claim, proposals, waits, from, region] = await Promise.all([
    readRegionPlace(platform, operatorRows, placeId, ['owner', 'editor']),
    findPlaceClaim(db, config.REGION, placeId),
    readShownProposals(db, config.REGION, placeId),
    readWaiting(db, config.REGION, [placeId]),
    positionBeforeTeam(db, config.REGION, placeId),
    platform.region.current(),
  ]);
  const role = person.places.find(({ id }) => id === placeId)?.role;
  if (!claim || !role) throw problem(PLACE_ERRORS, 'company_not_found');
  const waiting = waits.get(placeId)!;
  const clock = regionClock(region);
  const day = today(clock);
  const hoursConfirmedOn = claim.hoursVerifiedOn;
  const { askDays } = freshnessOf(region.settings);
  return {
    role,
    claim: claim.claim,
    // Doubts and differences are work of the region.
    place: { ...place, doubts: [], differences: [], can: [] },
    today: day,
    hoursConfirmedOn,
    registerCheckedOn: claim.registerCheckedOn,
    tasks: tasksOf({ facts: place.facts, hoursConfirmedOn, today: day, askDays, waiting }),
    waiting: { questions: waiting.questions, reviews: waiting.reviews },
    done: FACTS.filter((fact) => isDoneToday(place.changes, fact, (at) => today(clock, at) === day)),
    positionFrom: from ?? place.facts.position,
    proposals: proposals.map(proposalView),
  };
}

/** An undone change is not done. */
function isDoneToday(changes: OwnedPlace['place']['changes'], fact: FactName, isToday: (at: Date) => boolean): boolean {
  const last = changes.find((change) => change.fact === fact);
  return last !== undefined && last.undoes === null && isToday(new Date(last.at));
}
