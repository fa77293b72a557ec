export { refusal } from '#web/http/refusal.ts';
