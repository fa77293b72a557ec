export { Gallery } from './gallery/gallery.tsx';
