export { demand } from './demand.ts';
export { findPersonIn } from './find-person.ts';
export { guardRoutes } from './guard-routes.ts';
