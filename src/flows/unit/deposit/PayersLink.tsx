import { useStore } from 'zustand';
import type { RemittanceStart } from '@/api/unit/remittance';
import { boundOf } from '@/domain/deposit/payer-label';
import { FlowLink } from '@/engine/flow/FlowLink';
import { useReturnLink } from '@/engine/flow/return-target';
import { useRun } from '@/engine/run/run';

/** Link to the registration of payment accounts; its receipt leads back to the form. */
export function PayersLink() {
  const { flow } = useRun();
  const state = useReturnLink(flow.title, { resume: true });
  return (
    <p data-links>
      去办理：
      <FlowLink code="GJ0109" state={state} />
    </p>
  );
}

/** Shown below the payment method if the chosen one has no account. */
export function MethodPayersLink() {
  const { form } = useRun();
  const hjfs = useStore(form.store, ({ values }) => String(values.hjfs));
  // Part of every paying form's start data (pay-fields.ts).
  const { wzhsm } = form.facts().own as RemittanceStart;
  return hjfs in wzhsm ? <PayersLink /> : null;
}

/** Shown below the account if the chosen one has a debit limit, which can be raised there. */
export function PayersOfBound() {
  const { form } = useRun();
  const zhbh = useStore(form.store, ({ values }) => String(values.zhbh));
  const { fkzhs } = form.facts().own as RemittanceStart;
  return boundOf(fkzhs, zhbh) === '' ? null : <PayersLink />;
}
