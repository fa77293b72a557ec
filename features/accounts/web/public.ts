export { AccountFrame, Loaded } from './account/account-frame.tsx';
export { AccountCard, AccountList } from './account/account-list.tsx';
export { Section } from './account/section.tsx';
export { useMoment } from './account/use-moment.ts';
export { LinkAction } from './links/link-action.tsx';
export { operatorHome } from './operator-home.ts';
export { Private } from './private.tsx';
