export { Confirm } from './confirm.tsx';
export { backOfficeKey } from './frame/back-office.queries.ts';
export { BackOffice } from './frame/back-office.tsx';
export { BackOfficeFrame, type BackOfficeHead } from './frame/back-office-frame.tsx';
export { BackOfficeMenu } from './frame/back-office-menu.tsx';
export { LeaveQuestion } from './leave-question.tsx';
export { MoreRows } from './more-rows.tsx';
export { Age } from './tasks/age.tsx';
export { Trouble } from './trouble.tsx';
