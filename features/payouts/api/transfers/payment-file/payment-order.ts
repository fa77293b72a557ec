export interface OrderAccount {
  holder: string;
  bank: string;
  /** BIC, or the country's own bank code. */
  bankCode: string;
  /** IBAN, or the country's interbank number. */
  account: string;
}

/** The region's instruction to its bank: transfers in one currency from one account. */
export interface PaymentOrder {
  /** Reference of the file, at most 35 characters. The bank refuses a second file with an equal reference. */
  reference: string;
  madeAt: Date;
  /** Local day of payment, `YYYY-MM-DD`. */
  payOn: string;
  currency: string;
  payer: OrderAccount;
  transfers: readonly {
    /** Reference of the transfer, at most 35 characters. The bank repeats the reference in the account statement. */
    reference: string;
    amount: number;
    payee: OrderAccount;
    text: string;
  }[];
  /** Comment at the top of a demonstration's file. Null for a real order. */
  remark: string | null;
}

/** Formats minor units exactly, such as "1234.50". `digits` is the number of decimals by ISO 4217. */
export function decimalAmount(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}
