export { Gallery } from './gallery/gallery.tsx';
export { AddPhotos } from './upload/add-photos.tsx';
