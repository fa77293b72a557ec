export { JoinWaitlist } from './join-waitlist.tsx';
