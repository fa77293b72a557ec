export { countOfPlaces as countPhotosOfPlaces, knownPictures, type PictureOfPlace } from './import/import.store.ts';
export {
  dropPictures,
  type ImportedPhoto,
  importPhotos,
  keepPictures,
  takePhotosBack,
} from './import/import-photos.ts';
export { photoRows } from './joins.store.ts';
export { photosOfPlace } from './rows-of-place.store.ts';
