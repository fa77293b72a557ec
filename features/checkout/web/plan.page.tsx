import { useLoaderData } from 'react-router';
import { loadPlan, type PlanData, PlanScreen, planJsonLd } from '#features/operators/web/public.ts';
import { AddPlanToTrip } from '#features/trips/web/public.ts';
import { JoinWaitlist } from '#features/waitlist/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import type { PageFacts, PageRequest } from '#web/page.tsx';
import { useBooking } from './basket/use-booking.ts';

export const loader = (request: PageRequest): Promise<PlanData> => loadPlan(request);

export function head({ data: { plan }, url }: PageFacts<PlanData>) {
  const [picture] = plan.pictures;
  return {
    title: plan.title,
    description: plan.summary || `${plan.title}, con ${plan.operator.name}.`,
    ...(picture?.kind === 'poster' && {
      poster: { ...picture, kicker: plan.operator.name, alt: picture.alt || `Dibujo de ${plan.title}` },
    }),
    jsonLd: planJsonLd(plan, url),
  };
}

export function Component() {
  const data = useLoaderData<PlanData>();
  return (
    <Queries>
      <PlanScreen
        key={data.plan.id}
        data={data}
        useBooking={useBooking}
        AddToTrip={AddPlanToTrip}
        Waitlist={JoinWaitlist}
      />
    </Queries>
  );
}
