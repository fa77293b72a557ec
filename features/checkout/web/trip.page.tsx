import { useLoaderData, useLocation, useParams } from 'react-router';
import { loadPublicTrip, PublicTrip, publicTripHead, TripScreen, useOpensItself } from '#features/trips/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { useBookingsHere } from './booking/use-voucher.ts';

export const loader = loadPublicTrip;

export const head = publicTripHead;

export function Component() {
  const { id = '' } = useParams();
  const published = useLoaderData<typeof loader>();
  const opensItself = useOpensItself(id, useLocation().search);
  if (published && !opensItself) return <PublicTrip key={id} trip={published} />;
  return (
    <Queries>
      <TripScreen key={id} id={id} useBookingsHere={useBookingsHere} />
    </Queries>
  );
}
