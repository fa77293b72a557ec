import { nothing } from './no-such-file.ts';
export const something = nothing;
