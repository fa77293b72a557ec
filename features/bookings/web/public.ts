export { OnSitePayments } from './on-site/on-site-payments.tsx';
export { TakeBalance } from './on-site/take-balance.tsx';
