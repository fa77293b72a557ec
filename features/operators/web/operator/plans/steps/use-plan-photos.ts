import { shrinkPhoto } from '#web/http/shrink-photo.ts';
import { useApi } from '#web/http/use-api.ts';
import { uploadPlanPicture } from '../../../../contract/managed-plan-routes.ts';
import type { PlanPicture } from '../../../../contract/plan-content.ts';
import { useOperator } from '../../operator-frame.tsx';
import { type PhotoUploadState, usePhotoUpload } from './use-photo-upload.ts';

/** Uploads photographs of the plan. `onAdded` gets the stored pictures, in the order of the upload. */
export function usePlanPhotos(
  planId: string,
  room: number,
  onAdded: (pictures: PlanPicture[]) => void,
): PhotoUploadState {
  const api = useApi();
  const { id: operatorId } = useOperator();
  return usePhotoUpload({
    room,
    onAdded,
    upload: async (file, query) => {
      const body = await shrinkPhoto(file);
      return api.call(uploadPlanPicture, {
        params: { operatorId, planId },
        query,
        headers: { 'content-type': body.type },
        body,
        quiet: true,
      });
    },
  });
}
