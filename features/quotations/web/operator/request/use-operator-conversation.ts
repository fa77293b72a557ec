import { useMemo } from 'react';
import type { ConversationCalls } from '#features/conversations/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { pathOf } from '#features/route.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import {
  addMessagePicture,
  showMessagePicture,
  showOperatorConversation,
  writeToTraveller,
} from '../../../contract/operator-routes.ts';

export function useOperatorConversation(offerId: string): ConversationCalls {
  const api = useApi();
  const { id: operatorId } = useOperator();
  return useMemo(() => {
    const params = { operatorId, offerId };
    return {
      key: pathOf(showOperatorConversation, { params }),
      show: (signal) => api.call(showOperatorConversation, { params, signal, quiet: true }),
      write: (body) => api.call(writeToTraveller, { params, body, quiet: true }),
      addPicture: async (query, picture) => {
        const body = await shrinkPhoto(picture);
        const headers = { 'content-type': body.type };
        return api.call(addMessagePicture, { params, query, headers, body, quiet: true });
      },
      loadPicture: (fileId) => api.fetch(showMessagePicture, { params: { ...params, fileId }, quiet: true }),
    };
  }, [api, operatorId, offerId]);
}
