import { useMemo } from 'react';
import type { ConversationCalls } from '#features/conversations/web/public.ts';
import { pathOf } from '#features/route.ts';
import { useApi } from '#web/http/use-api.ts';
import { showLinkConversation, showLinkPicture, writeByLink } from '../../../contract/link-routes.ts';

export function useLinkConversation(offerId: string, headers: Record<string, string>): ConversationCalls {
  const api = useApi();
  return useMemo(() => {
    const input = { params: { offerId }, headers, quiet: true };
    return {
      key: pathOf(showLinkConversation, input),
      show: (signal) => api.call(showLinkConversation, { ...input, signal }),
      write: (body) => api.call(writeByLink, { ...input, body }),
      loadPicture: (fileId) => api.fetch(showLinkPicture, { ...input, params: { offerId, fileId } }),
    };
  }, [api, offerId, headers]);
}
