import type { SecondFactor as Pending } from '@/session/second-factor';
import { PhoneCodeForm } from './PhoneCodeForm';

/** What is still to be proved after the password (loginMethod 102), in the way the person chooses. */
export function SecondFactor({ pending }: { pending: Pending }) {
  return <PhoneCodeForm pending={pending} />;
}
