import type { PhotosPage } from '#features/photos/contract/photo.ts';
import type { QuestionsPage } from '#features/questions/contract/question.ts';
import type { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import type { PublicTripDetail } from '../../contract/kept-trip.ts';

export type Published = PublicTripDetail & { published: NonNullable<PublicTripDetail['published']> };

/** A published trip with what readers added. A part is null if it did not arrive. */
export type PublicTripData = Published & {
  photos: PhotosPage | null;
  questions: QuestionsPage | null;
  reviews: ReviewsPage | null;
};
