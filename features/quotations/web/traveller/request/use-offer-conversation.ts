import { useCallback, useMemo } from 'react';
import type { ConversationCalls, LoadPicture } from '#features/conversations/web/public.ts';
import { pathOf } from '#features/route.ts';
import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import {
  addQuotationPicture,
  showOfferConversation,
  showQuotationPicture,
  writeToOperator,
} from '../../../contract/routes.ts';
import type { Opened } from './use-act.ts';

export function useRequestPicture({ quotation: { id }, requestKey }: Opened): LoadPicture {
  const api = useApi();
  return useCallback(
    (fileId) => api.fetch(showQuotationPicture, { params: { name: id, fileId }, headers: requestKey, quiet: true }),
    [api, id, requestKey],
  );
}

export function useOfferConversation(opened: Opened, offerId: string): ConversationCalls {
  const api = useApi();
  const { requestKey: headers } = opened;
  const { id: name } = opened.quotation;
  const loadPicture = useRequestPicture(opened);
  return useMemo(() => {
    const input = { params: { name, offerId }, headers, quiet: true };
    return {
      key: pathOf(showOfferConversation, input),
      show: (signal) => api.call(showOfferConversation, { ...input, signal }),
      write: (body) => api.call(writeToOperator, { ...input, body }),
      addPicture: async (query, picture) => {
        const body = await shrinkPhoto(picture);
        const typed = { ...headers, 'content-type': body.type };
        return api.call(addQuotationPicture, { ...input, params: { name }, query, headers: typed, body });
      },
      loadPicture,
    };
  }, [api, name, offerId, headers, loadPicture]);
}
