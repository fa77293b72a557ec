export { Age } from './age.tsx';
export { Confirm } from './confirm.tsx';
export { MoreRows } from './more-rows.tsx';
export { officeKey } from './office.queries.ts';
export { Office } from './office.tsx';
export { OfficeFrame, type OfficeHead } from './office-frame.tsx';
export { OfficeMenu } from './office-menu.tsx';
export { OfficeSkeleton } from './office-skeleton.tsx';
export { Trouble } from './trouble.tsx';
