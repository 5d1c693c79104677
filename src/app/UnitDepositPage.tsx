import { unitDeposit } from '@/flows/unit/registration/unit-deposit';
import { UnitDeposit } from '@/pages/unit-deposit/UnitDeposit';

/** The public page and the business it runs: pages and flows do not know each other. */
export default function UnitDepositPage() {
  return <UnitDeposit flow={unitDeposit} />;
}
