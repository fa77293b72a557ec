import { HomePlans } from './home-plans.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { ReadyItinerary } from './offer-itineraries.ts';
import type { OfferedPlan } from './offer-plans.ts';
import { ReadyItineraries } from './ready-itineraries.tsx';

export interface HomeBelowProps {
  plans: readonly OfferedPlan[];
  itineraries: ReadyItinerary[];
}

/** The home screen below its posters: rendered by the server, alive once the page is at rest, so that the first screen waits for none of it. */
export default function HomeBelow({ plans, itineraries }: HomeBelowProps) {
  return (
    <>
      <HomePlans plans={plans} />
      <ReadyItineraries itineraries={itineraries} />
      <HowItWorks />
    </>
  );
}
