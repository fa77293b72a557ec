export {
  announceForPlace,
  endForPlace,
  type OwnClosure,
  readOwnClosures,
  readOwnEnd,
  reopenForPlace,
} from './announce-for-place.ts';
export { type AnnouncedClosure, announcedClosures } from './announced.store.ts';
export { barriersOn } from './barriers-on.ts';
export { barriersOf, closedPlaces, type PlaceNotices, placeNotices } from './effects.rules.ts';
export { closuresBetween } from './in-force.store.ts';
export { closureRows, placeNoticeRows } from './joins.store.ts';
export {
  findNotice,
  type NoticeRow,
  newestNotices,
  noticesBetween,
  teamNotices,
} from './notices/notice.store.ts';
export { moveNotice, publishNotice } from './notices/publish-notice.ts';
export { closuresOfPlace, noticesOfPlace } from './rows-of-place.store.ts';
