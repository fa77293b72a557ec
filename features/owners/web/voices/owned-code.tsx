import { showOwnedPresenceCode } from '#features/reviews/contract/owned-place-routes.ts';
import { PresenceSheet } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

export function OwnedCode() {
  const placeId = useOwnedPlace().place.id;
  const api = useApi();
  return (
    <PresenceSheet
      queryKey={['owned-presence', placeId]}
      read={(signal) => api.call(showOwnedPresenceCode, { params: { placeId }, signal, quiet: true })}
    />
  );
}
