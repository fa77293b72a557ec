import { HomePlans } from './home-plans.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { ReadyItinerary } from './offer-itineraries.ts';
import type { OfferedPlan } from './offer-plans.ts';
import { ReadyItineraries } from './ready-itineraries.tsx';

export interface HomeBelowProps {
  plans: readonly OfferedPlan[];
  itineraries: ReadyItinerary[];
}

/**
 * The home screen below its posters. The server renders it, and it becomes interactive when the page is idle, so that the first screen does not wait
 * for it.
 */
export default function HomeBelow({ plans, itineraries }: HomeBelowProps) {
  return (
    <>
      <HomePlans plans={plans} />
      <ReadyItineraries itineraries={itineraries} />
      <HowItWorks />
    </>
  );
}
