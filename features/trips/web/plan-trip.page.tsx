import { Queries } from '#web/http/queries.tsx';
import type { PageFacts } from '#web/page.tsx';
import { PlanTrip } from './wish/plan-trip.tsx';

export const head = ({ face }: PageFacts<null>) => ({
  title: 'Arma tu viaje',
  description: `Di cuándo vienes y qué te gusta: en segundos tienes un plan por ${face.region}, día por día, que respeta horarios y caminos.`,
});

export function Component() {
  return (
    <Queries>
      <PlanTrip />
    </Queries>
  );
}
