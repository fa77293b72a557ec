export { MeansChoice } from './on-site/means-choice.tsx';
export { OnSitePayments } from './on-site/on-site-payments.tsx';
export { TakeBalance } from './on-site/take-balance.tsx';
