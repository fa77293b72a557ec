export { GiveBack } from './on-site/give-back.tsx';
export { MeansChoice } from './on-site/means-choice.tsx';
export { OnSitePayments } from './on-site/on-site-payments.tsx';
export { ReceiptLink } from './on-site/receipt-link.tsx';
export { ReturnReceipt } from './on-site/return-receipt.tsx';
export { TakeBalance } from './on-site/take-balance.tsx';
export { useReturnedWords } from './on-site/use-returned-words.ts';
export { useSalutation } from './on-site/use-salutation.ts';
