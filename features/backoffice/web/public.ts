export { Age } from './age.tsx';
export { Confirm } from './confirm.tsx';
export { officeKey } from './office.queries.ts';
export { Office, OfficeSkeleton } from './office.tsx';
export { Trouble } from './trouble.tsx';
