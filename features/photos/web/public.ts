export { PhotoOrder } from './arrange/photo-order.tsx';
export { Gallery } from './gallery/gallery.tsx';
export { AddPhotos } from './upload/add-photos.tsx';
