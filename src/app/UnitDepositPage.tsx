import { unitRegistration } from '@/flows/unit/registration/gj0101-unit-registration';
import { UnitDeposit } from '@/pages/unit-deposit/UnitDeposit';

/** Joins the public page with its business flow, because pages and flows must not import each other. */
export default function UnitDepositPage() {
  return <UnitDeposit flow={unitRegistration} />;
}
