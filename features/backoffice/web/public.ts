export { Confirm } from './confirm.tsx';
export { officeKey } from './frame/back-office.queries.ts';
export { Office } from './frame/back-office.tsx';
export { OfficeFrame, type OfficeHead } from './frame/back-office-frame.tsx';
export { OfficeMenu } from './frame/back-office-menu.tsx';
export { OfficeSkeleton } from './frame/back-office-skeleton.tsx';
export { MoreRows } from './more-rows.tsx';
export { Age } from './tasks/age.tsx';
export { Trouble } from './trouble.tsx';
